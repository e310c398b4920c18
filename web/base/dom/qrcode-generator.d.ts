// What qr.js uses of Debian's package node-qrcode-generator.
declare module 'qrcode-generator' {
  /** @param version  1..40; 0 for the smallest that fits */
  function qrcode(version: number, correction: 'L' | 'M' | 'Q' | 'H'): QrCode;
  namespace qrcode {
    /** Encodes the text of a byte segment. */
    let stringToBytes: (text: string) => number[];
    const stringToBytesFuncs: Record<'UTF-8', (text: string) => number[]>;
  }
  interface QrCode {
    addData(text: string, mode: 'Numeric' | 'Byte'): void;
    /** Throws if no version holds the data. */
    make(): void;
    getModuleCount(): number;
    isDark(row: number, column: number): boolean;
  }
  export default qrcode;
}
