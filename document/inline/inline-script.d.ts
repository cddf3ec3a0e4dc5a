/** A script of this folder as one line for a `script` element: compiled, bundled and minified. */
declare module '*?inline-script' {
  export const code: string;
}
