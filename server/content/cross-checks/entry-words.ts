import { isPromise } from '#core/law/promises-schema.ts';
import { pageFolder } from '#core/links/page-folder.ts';
import type { PageSettings } from '#core/links/page-schema.ts';
import type { EditionCode } from '#core/place/editions.ts';
import type { Site } from '#core/site.ts';
import { type ContentIssue, withoutDuplicates } from '../content-error.ts';
import type { LayeredWords } from '../layered-words.ts';
import type { WordSources } from '../loaders/site-pages.ts';

type Tree = Record<string, unknown>;

/** The entries that a section's structure names (slides, cards, close-ups, terms), and which editions show each. */
interface Entries {
  /** Path of the entries. Their words have the same path, or lie in its `items`. */
  path: string[];
  ids: Map<string, Entry>;
  lists?: Tree | undefined;
}

interface Entry {
  isListed(edition: EditionCode): boolean;
  /** Words may be missing if the edition does not sell the product, or if they depend on the offer. */
  isOptional: boolean;
}

/** Finds words of unknown or unlisted entries, entries without words, and lists that name unknown entries. */
export function entryWordIssues(site: Site, sources: WordSources): ContentIssue[] {
  return withoutDuplicates(
    Object.entries(site.pages).flatMap(([slug, { settings }]) =>
      settings.sections.flatMap((section, index) =>
        entriesIn(section as Tree, []).flatMap((entries) => [
          ...listIssues(entries, `${pageFolder(slug)}/page.yaml`, `sections.${index}`),
          ...sectionIssues(section, entries, sources[slug] ?? {}),
        ]),
      ),
    ),
  );
}

function entriesIn(structure: Tree, path: string[]): Entries[] {
  return Object.entries(structure).flatMap(([key, value]) => {
    const childPath = [...path, key];
    if (Array.isArray(value)) return listedEntries(value, childPath);
    if (!isTree(value)) return [];
    const isEntries = Object.values(value).every((entry) => isTree(entry) && typeof entry.product === 'string');
    if (!isEntries || key === 'window') return entriesIn(value, childPath);
    const lists = isTree(structure.lists) ? structure.lists : undefined;
    const isListed = (id: string) => (edition: EditionCode) =>
      !lists || (Array.isArray(lists[edition]) && lists[edition].includes(id));
    return [
      {
        path: childPath,
        lists,
        ids: new Map(Object.keys(value).map((id) => [id, { isListed: isListed(id), isOptional: false }])),
      },
    ];
  });
}

function listedEntries(list: unknown[], path: string[]): Entries[] {
  const ids = new Map<string, Entry>();
  for (const entry of list) {
    const { id, stage, product, only, states } = isTree(entry) ? entry : {};
    const name = id ?? stage ?? product;
    if (typeof name !== 'string') return [];
    ids.set(name, {
      isListed: (edition) => !Array.isArray(only) || only.includes(edition),
      isOptional: id === undefined || states !== undefined || isPromise(name),
    });
  }
  return ids.size > 0 ? [{ path, ids }] : [];
}

function listIssues({ path, ids, lists = {} }: Entries, file: string, section: string): ContentIssue[] {
  return Object.entries(lists).flatMap(([edition, names]) =>
    (names as string[]).flatMap((name, index) => {
      if (ids.has(name)) return [];
      const fix = `Write one of ${[...ids.keys()].join(', ')}, or add it to ${path.join('.')}.`;
      return [
        {
          file,
          path: `${section}.${[...path.slice(0, -1), 'lists', edition, index].join('.')}`,
          actual: `"${name}", which is no entry of the section`,
          fix,
        },
      ];
    }),
  );
}

function sectionIssues(
  { id: section, only }: PageSettings['sections'][number],
  { path, ids }: Entries,
  layers: WordSources[string],
): ContentIssue[] {
  const shownWords = (Object.entries(layers) as [EditionCode, LayeredWords][]).filter(
    ([edition]) => !only || only.includes(edition),
  );
  const writtenEntries = shownWords.flatMap(([edition, { merged, fileOf }]) =>
    recordsAt(merged, ['sections', section, ...path]).flatMap(({ at, record }) =>
      Object.keys(record).map((id) => ({ id, edition, at, file: fileOf([...at, id]) })),
    ),
  );
  const isUsed = (file: string, id: string) =>
    writtenEntries.some((other) => other.file === file && other.id === id && ids.get(id)?.isListed(other.edition));
  const unusedEntries = writtenEntries.filter(({ id, file }) => !isUsed(file, id));
  return [
    ...unusedEntries.map(({ id, at, file }) => ({
      file,
      path: [...at, id].join('.'),
      actual: ids.has(id)
        ? `words of "${id}", which no edition that reads them shows`
        : `words of nothing: the section names no "${id}"`,
      fix: `Remove them, or ${ids.has(id) ? 'list it for an edition' : `add it to ${path.join('.')}`} in page.yaml.`,
    })),
    ...shownWords.flatMap(([edition, words]) => missingWordIssues(section, path, ids, edition, words)),
  ];
}

function missingWordIssues(
  section: string,
  path: string[],
  ids: Entries['ids'],
  edition: EditionCode,
  { merged, fileOf }: LayeredWords,
): ContentIssue[] {
  return recordsAt(merged, ['sections', section, ...path]).flatMap(({ at, record }) =>
    [...ids].flatMap(([id, { isListed, isOptional }]) => {
      if (isOptional || !isListed(edition) || Object.hasOwn(record, id)) return [];
      return [
        {
          file: fileOf([...at, id]),
          path: [...at, id].join('.'),
          actual: 'missing',
          fix: `Add the words: the ${edition} edition shows it.`,
        },
      ];
    }),
  );
}

/** The records of words at a path; of their `items` if there are any. */
function recordsAt(words: unknown, [key, ...rest]: string[], at: string[] = []): { at: string[]; record: Tree }[] {
  if (!isTree(words)) return [];
  if (key === undefined)
    return isTree(words.items) ? [{ at: [...at, 'items'], record: words.items }] : [{ at, record: words }];
  return recordsAt(words[key], rest, [...at, key]);
}

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);
