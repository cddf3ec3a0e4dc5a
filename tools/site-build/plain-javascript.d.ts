/** The tools that must run before anything is installed are plain JavaScript: their tests take them untyped. */
declare module '*.mjs';
