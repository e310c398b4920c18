// The JavaScript that Emscripten generates for the module `lab`; the build finds it by this name.
declare module 'lab.mjs' {
  export default function createLab(options: object): Promise<any>;
}
