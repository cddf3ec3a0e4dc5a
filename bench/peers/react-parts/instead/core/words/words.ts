/** Fills simple placeholders of a message. Plural forms are resolved on the server, never in a browser. */
export const formatMessage = (message: string, _lang: string, values: Record<string, string | number>): string =>
  message.replace(/\{\s*(\w+)\s*\}/g, (_all, name: string) => String(values[name]));
