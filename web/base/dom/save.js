// Hands something to the reader as a file.
// @ts-check

/** @param {Blob} blob @param {string} name  of the file */
export function saveFile(blob, name) {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
