/** Keeps each line once: thousands of documents share most of theirs. */
export function internLines(): (lines: string[]) => string[] {
  const known = new Map<string, string>();
  return (lines) =>
    lines.map((line) => {
      const kept = known.get(line) ?? line;
      known.set(line, kept);
      return kept;
    });
}
