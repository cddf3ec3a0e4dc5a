/**
 * Parses a mobile number of mainland China to `+8613800138000`; undefined if invalid. Spaces, dashes and the country
 * code are allowed.
 */
export function parseChineseMobile(text: string): string | undefined {
  const digits = text.normalize('NFKC').replace(/[\s-]/g, '');
  const number = /^(?:\+?86|0086)?(1[3-9]\d{9})$/.exec(digits)?.[1];
  return number && `+86${number}`;
}
