/**
 * How many of the three columns each card of a group takes on wide screens. A wide card takes two, and the last card
 * of a row fills what is left of it.
 */
export function dealSpans(cards: readonly { wide: boolean }[]): (1 | 2 | 3)[] {
  const spans: (1 | 2 | 3)[] = [];
  let usedColumns = 0;
  for (const [index, { wide }] of cards.entries()) {
    const preferredSpan = Math.min(wide ? 2 : 1, 3 - usedColumns);
    const next = cards[index + 1];
    const isLast = !next || usedColumns + preferredSpan + (next.wide ? 2 : 1) > 3;
    const span = isLast ? 3 - usedColumns : preferredSpan;
    spans.push(span as 1 | 2 | 3);
    usedColumns = (usedColumns + span) % 3;
  }
  return spans;
}
