import { isTree, type Tree } from '#core/fields/tree.ts';

/** The known entries of a block, and the paths of the unknown ones. */
export interface KnownEntries {
  known: unknown;
  unknown: string[];
}

/** The ids of entries, and those that lists of an edition name. */
function idsIn(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap((entry) => (typeof entry === 'string' ? [entry] : idsIn(entry)));
  return isTree(value) ? [value.id, ...Object.values(value).flatMap(idsIn)] : [];
}

/** The entries of a block whose ids the settings of a page have. */
export function knownSettings(settings: unknown, block: unknown): KnownEntries {
  const ids = new Set(idsIn(settings));
  const unknown: string[] = [];
  const isKnown = (entry: unknown, path: string) => {
    const id = isTree(entry) ? entry.id : entry;
    if (id === undefined || ids.has(id)) return true;
    unknown.push(`${path}/${id}`);
    return false;
  };
  const keep = (value: unknown, path: string): unknown => {
    if (Array.isArray(value)) return value.filter((entry) => isKnown(entry, path)).map((entry) => keep(entry, path));
    if (!isTree(value)) return value;
    const { only, ...rest } = value;
    const entries = Object.entries(rest).map(([key, entry]) => [key, keep(entry, `${path}/${key}`)] as const);
    // An empty list would replace that of the page.
    const left = entries.filter(([, entry]) => !Array.isArray(entry) || entry.length > 0);
    return { ...Object.fromEntries(left), ...(only !== undefined && { only }) };
  };
  return { known: keep(block, ''), unknown };
}

/** The words of a page whose keys another language of the page has. */
export function knownWords(languages: readonly unknown[], words: unknown, path = ''): KnownEntries {
  const trees = languages.filter(isTree);
  if (!isTree(words) || trees.length === 0) return { known: words, unknown: [] };
  const unknown: string[] = [];
  const knownTree: Tree = {};
  for (const [key, value] of Object.entries(words)) {
    const below = trees.filter((tree) => Object.hasOwn(tree, key)).map((tree) => tree[key]);
    if (below.length === 0) {
      unknown.push(`${path}/${key}`);
      continue;
    }
    const entries = knownWords(below, value, `${path}/${key}`);
    knownTree[key] = entries.known;
    unknown.push(...entries.unknown);
  }
  return { known: knownTree, unknown };
}
