import { ScaffoldError } from './scaffold.ts';

/**
 * Inserts a line among those that match `lines`, sorted by the capture of the pattern. An entry may go on in the lines
 * that follow. Throws a ScaffoldError if no line matches.
 */
export function insertLine(text: string, lines: RegExp, key: string, line: string): string {
  const matches = [...text.matchAll(lines)];
  const [next, last] = [matches.find(([, other = '']) => other > key), matches.at(-1)];
  if (!last) throw new ScaffoldError(`no line is like "${line.trim()}": the shape of its file has changed.`);
  const end = /\n(?! {4})/g;
  end.lastIndex = last.index;
  const at = next ? next.index : (end.exec(text)?.index ?? text.length - 1) + 1;
  return `${text.slice(0, at)}${line}\n${text.slice(at)}`;
}
