/**
 * Fills the plain places of a message. The forms that a message may have are worked out where its content is, never in
 * a browser.
 */
export const formatMessage = (message: string, _lang: string, values: Record<string, string | number>): string =>
  message.replace(/\{\s*(\w+)\s*\}/g, (_all, name: string) => String(values[name]));
