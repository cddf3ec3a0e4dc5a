/** Fills the braces of a finished sentence with what only the browser knows: `New code in {seconds} s`. */
export const fillWords = (words: string, values: Record<string, string>): string =>
  words.replace(/\{(\w+)\}/g, (brace, name: string) => values[name] ?? brace);
