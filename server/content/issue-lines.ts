import { existsSync, readFileSync } from 'node:fs';
import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import type { ContentIssue } from './content-error.ts';

/**
 * The issues with the lines that they are about, in the order of files and lines. `texts` holds files, named as in the
 * issues, that differ from those on disk.
 */
export function inOrderOfLines(issues: readonly ContentIssue[], texts: ReadonlyMap<string, string>): ContentIssue[] {
  const byFile = Map.groupBy(issues, ({ file }) => file);
  return [...byFile]
    .flatMap(([file, ofFile]) => {
      const text = texts.get(file) ?? (existsSync(file) ? readFileSync(file, 'utf8') : '');
      const lineOf = linesOf(text);
      return ofFile.map((issue) => ({ ...issue, line: lineOf(issue.path) }));
    })
    .toSorted((one, other) => one.file.localeCompare(other.file) || one.line - other.line);
}

function linesOf(text: string): (path: string) => number {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const [error] = document.errors;
  if (error?.linePos) return () => error.linePos?.[0].line ?? 1;
  return (path) => {
    let node: unknown = document.contents;
    let offset = 0;
    for (const key of path === '' ? [] : path.split('.')) {
      const [child, start] = childAt(node, key);
      if (start === undefined) break;
      node = child;
      offset = start;
    }
    return lines.linePos(offset).line;
  };
}

function childAt(node: unknown, key: string): [child: unknown, start: number | undefined] {
  if (isSeq(node)) {
    const item = node.items[Number(key)] as { range?: [number] } | undefined;
    return [item, item?.range?.[0]];
  }
  if (!isMap(node)) return [undefined, undefined];
  const pair = node.items.find((one) => isScalar(one.key) && String(one.key.value) === key);
  return [pair?.value, isScalar(pair?.key) ? pair.key.range?.[0] : undefined];
}
