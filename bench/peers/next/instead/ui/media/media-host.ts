/** Pictures come from this site. */
export const MediaHost = '';
