/** Start of a URL fragment that holds a program, on the page about programming and on product pages. */
export const programPrefix = '#program=';
