/** The visitor's country by ISO 3166, from the cookie `country` among `cookies`. */
export const countryIn = (cookies: string): string | undefined => /(?:^|;\s*)country=([A-Za-z]{2})(?:;|$)/.exec(cookies)?.[1]?.toUpperCase();
