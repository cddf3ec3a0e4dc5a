/** The slug of the page that keeps the terms of a campaign: `black-friday-2026-terms`. */
export const saleTermsSlug = (campaign: string): string => `${campaign}-terms`;

/** The slug of the page with the results of a campaign's draw: `black-friday-2026-draw`. */
export const drawSlug = (campaign: string): string => `${campaign}-draw`;
