/** Folder of the home page, whose slug is empty. */
export const homeFolder = 'home';

/** The folder of a page within the content folder. */
export const pageFolder = (slug: string): string => `pages/${slug || homeFolder}`;
