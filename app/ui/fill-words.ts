/** Fills the placeholders of a text with values known only in the browser: `New code in {seconds} s`. */
export const fillWords = (words: string, values: Record<string, string>): string =>
  words.replace(/\{(\w+)\}/g, (brace, name: string) => values[name] ?? brace);
