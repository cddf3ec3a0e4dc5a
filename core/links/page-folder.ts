export const homeFolder = 'home';

export const pageFolder = (slug: string): string => `pages/${slug || homeFolder}`;
