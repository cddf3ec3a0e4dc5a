import { type ESTree, parseAst } from 'vite';

export const mostColumns = 120;
/** From so many characters on, a literal may stand beyond the edge: no formatter breaks it. */
const leastLiteral = 60;

/**
 * Lines of a source that are wider than `mostColumns` and could be broken, each as `path:line`. What may be wider is a
 * string, a template, a regular expression or a text of markup of which 60 characters or more stand in the line; never
 * a comment.
 */
export function wideLines(path: string, text: string): string[] {
  const lines = text.split('\n');
  const wide = lines.flatMap((line, index) => ([...line].length > mostColumns ? [index] : []));
  if (wide.length === 0) return [];
  const literals = /\.css$/.test(path) ? [] : literalsOf(path, text);
  const starts = startsOf(lines);
  return wide.filter((index) => !holdsLiteral(starts, index, literals)).map((index) => `${path}:${index + 1}`);
}

interface Span {
  start: number;
  end: number;
}

function startsOf(lines: string[]): number[] {
  const starts = [0];
  for (const line of lines) starts.push((starts.at(-1) ?? 0) + line.length + 1);
  return starts;
}

/** Returns true if one literal fills enough of a line. */
function holdsLiteral(starts: number[], index: number, literals: Span[]): boolean {
  const [start = 0, end = 0] = [starts[index], starts[index + 1]];
  return literals.some((literal) => Math.min(literal.end, end) - Math.max(literal.start, start) >= leastLiteral);
}

function literalsOf(path: string, text: string): Span[] {
  const literals: Span[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { type } = value as Partial<ESTree.Node>;
    if (type === 'Literal' || type === 'TemplateLiteral' || type === 'JSXText') literals.push(value as Span);
    else for (const child of Object.values(value)) visit(child);
  };
  visit(parseAst(text, { lang: /\.tsx$/.test(path) ? 'tsx' : 'ts' }).body);
  return literals;
}
