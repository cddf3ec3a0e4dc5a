/** A script of this folder as one line for a `script` element: compiled and minified, with all that it imports. */
declare module '*?inline-script' {
  export const code: string;
}
