// In the editions of one file, Make has no sheet, and a list does not become one.
// @ts-check

/** @type {typeof import('./sheet/sheet.js').addSheet} */
export const addSheet = async () => ({ render() {}, focus() {} });
/** @type {typeof import('./sheet/sheet.js').addressOfList} */
export const addressOfList = null;
