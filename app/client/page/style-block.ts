/** Type of the data blocks that hold the inline styles of a page which is not in the document yet. */
export const styleBlockType = 'text/x-style';
