/** Tools that run before anything is installed are plain JavaScript and untyped. */
declare module '*.mjs';
