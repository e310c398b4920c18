// A listing is imported as its text.
declare module '*.txt' {
  const text: string;
  export default text;
}
