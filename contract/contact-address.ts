/** An address for display, and its key for comparisons: spellings that differ in case share it. */
export interface EmailAddress {
  text: string;
  key: string;
}

const maxLength = { whole: 254, local: 64, label: 63 };
const local = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const label = /^[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?$/;
const topLevel = /^([A-Za-z]{2,}|xn--[A-Za-z0-9-]+)$/i;

/**
 * Parses an e-mail address as people type it, including surrounding spaces and full-width characters; undefined if
 * invalid. Shared by browser and server, so that both accept the same addresses.
 */
export function parseEmailAddress(text: string): EmailAddress | undefined {
  const normalized = text.normalize('NFKC').trim();
  const at = normalized.lastIndexOf('@');
  const [name, domain] = [normalized.slice(0, at), normalized.slice(at + 1).toLowerCase()];
  const labels = domain.split('.');
  const isAddress =
    at > 0 &&
    normalized.length <= maxLength.whole &&
    name.length <= maxLength.local &&
    local.test(name) &&
    labels.length >= 2 &&
    labels.every((part) => part.length <= maxLength.label && label.test(part)) &&
    topLevel.test(labels.at(-1) ?? '');
  return isAddress ? { text: `${name}@${domain}`, key: `${name.toLowerCase()}@${domain}` } : undefined;
}

/** Parses a mobile number of China, with or without its country code, to `+8613800138000`; undefined if invalid. */
export function parseChineseMobile(text: string): string | undefined {
  const digits = text.normalize('NFKC').replace(/[\s-]/g, '');
  const number = /^(?:\+?86|0086)?(1[3-9]\d{9})$/.exec(digits)?.[1];
  return number && `+86${number}`;
}
