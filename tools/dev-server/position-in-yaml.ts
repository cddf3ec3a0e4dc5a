import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';

/**
 * Returns the position of a value in a YAML text: the line and column of the last of its keys that exists, such as
 * `textBanners.0.window`. If the text is not YAML, where it stops being that.
 */
export function positionInYaml(text: string, path: string): { line: number; column: number } {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter });
  const [syntaxError] = document.errors;
  const offset = syntaxError ? syntaxError.pos[0] : offsetOf(document.contents, path === '' ? [] : path.split('.'));
  const { line, col } = lineCounter.linePos(offset);
  return { line: Math.max(1, line), column: Math.max(1, col) };
}

function offsetOf(node: Node | null, keys: readonly string[]): number {
  let current: unknown = node;
  let offset = 0;
  for (const key of keys) {
    const entry = isMap(current)
      ? current.items.find((pair) => String(isScalar(pair.key) ? pair.key.value : pair.key) === key)
      : undefined;
    const located = (entry?.key ?? (isSeq(current) ? current.items[Number(key)] : undefined)) as Node | undefined;
    if (!located?.range) break;
    offset = located.range[0];
    current = entry ? entry.value : located;
  }
  return offset;
}
