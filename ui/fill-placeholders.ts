/** Fills the placeholders of a text with values known only in the browser: `New code in {seconds} s`. */
export const fillPlaceholders = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (brace, name: string) => values[name] ?? brace);
