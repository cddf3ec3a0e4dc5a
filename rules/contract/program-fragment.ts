/** Start of a URL fragment that holds a program, on a page with a playground. */
export const programPrefix = '#program=';
