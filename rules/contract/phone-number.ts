/**
 * A mainland mobile number as `+8613800138000`; undefined where the text is none. Spaces, dashes and the country's code
 * may stand in it.
 */
export function parseChineseMobile(text: string): string | undefined {
  const digits = text.normalize('NFKC').replace(/[\s-]/g, '');
  const number = /^(?:\+?86|0086)?(1[3-9]\d{9})$/.exec(digits)?.[1];
  return number && `+86${number}`;
}
