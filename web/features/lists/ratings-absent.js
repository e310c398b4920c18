// `#ratings` of the editions of one file, where no list can be rated.
// @ts-check

export const tables = {};
export const RatingsView = class {
  take() {}
  render() {}
};
