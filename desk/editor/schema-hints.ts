import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Keys of one group in the source of a schema, and what its comments say of some of them. */
interface Group {
  keys: Set<string>;
  hints: Map<string, string>;
}

/** Answers what the comment above a key says, by the keys of its group; undefined where there is none. */
export type HintOf = (keys: readonly string[], key: string) => string | undefined;

/**
 * Reads the comments above the fields of the schemas in `rules/schema` and `rules/sections`: the one place that
 * explains each field, for editors too.
 */
export function readSchemaHints(rulesDir: string): HintOf {
  const files = ['schema', 'sections'].flatMap((folder) =>
    readdirSync(join(rulesDir, folder)).map((name) => join(rulesDir, folder, name)),
  );
  const sources = [...files.filter((file) => /(?<!\.test)\.ts$/.test(file)), join(rulesDir, 'time-window.ts')];
  const groups = sources.flatMap((file) => groupsIn(readFileSync(file, 'utf8')));
  const byKey = Map.groupBy(
    groups.flatMap((group) => [...group.hints.keys()].map((key) => ({ key, group }))),
    ({ key }) => key,
  );
  return (keys, key) => {
    const fitting = (byKey.get(key) ?? []).filter(({ group }) => [...group.keys].every((one) => keys.includes(one)));
    return fitting.toSorted((one, other) => other.group.keys.size - one.group.keys.size)[0]?.group.hints.get(key);
  };
}

const token =
  /\/\*\*([\s\S]*?)\*\/|\/\/[^\n]*|'(?:\\.|[^'\\])*'|`(?:\\.|[^`\\])*`|\/(?![*/\s])(?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\\n])+\/[a-z]*|[{}()[\],]|([A-Za-z]\w*)(?=\s*:)|\.\.\.|\w+/g;

/** Every group in braces of a source, with its own keys. */
function groupsIn(source: string): Group[] {
  const groups: Group[] = [];
  const open: { group: Group | undefined }[] = [{ group: undefined }];
  let comment: string | undefined;
  for (const [text, said, key] of source.matchAll(token)) {
    const group = open.at(-1)?.group;
    if (said !== undefined) comment = said;
    else if (key !== undefined && group) {
      group.keys.add(key);
      if (comment !== undefined) group.hints.set(key, plainHint(comment));
      comment = undefined;
    } else if (/^[{([]$/.test(text)) {
      const opened = text === '{' ? { keys: new Set<string>(), hints: new Map<string, string>() } : undefined;
      if (opened) groups.push(opened);
      open.push({ group: opened });
    } else if (/^[})\]]$/.test(text)) open.pop();
    else if (text !== ',') comment = undefined;
  }
  return groups.filter(({ hints }) => hints.size > 0);
}

/** A comment as one line of plain words. */
const plainHint = (comment: string): string =>
  comment
    .replace(/^\s*\*\s?/gm, '')
    .replace(/\s+/g, ' ')
    .replace(/`/g, '')
    .trim();
