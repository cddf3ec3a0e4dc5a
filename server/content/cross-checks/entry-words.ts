import { isTree, type Tree } from '#core/fields/tree.ts';
import type { Field } from '#core/fields/walk.ts';
import { isPromise } from '#core/law/promises-schema.ts';
import { type PageSettings, pageFolder } from '#core/links/page-schema.ts';
import type { EditionCode } from '#core/place/editions.ts';
import type { Site } from '#core/site.ts';
import { sectionFields } from '#pages/page-fields.ts';
import { type ContentIssue, withoutDuplicates } from '../content-error.ts';
import type { LayeredWords } from '../layered-words.ts';
import type { WordSources } from '../loaders/site-pages.ts';

type Section = PageSettings['sections'][number];

/** The entries that a section's settings name (slides, cards, close-ups, terms), and which editions show each. */
interface Entries {
  /** Path of their words. The words lie there, or in its `items`. */
  path: string[];
  ids: Map<string, Entry>;
  lists?: Field | undefined;
}

interface Entry {
  isListed(edition: EditionCode): boolean;
  /** Words may be missing if the edition does not sell the product, or if they depend on the offer. */
  isOptional(edition: EditionCode): boolean;
}

/** Finds words of unknown or unlisted entries, entries without words, and lists that name unknown entries. */
export function entryWordIssues(site: Site, sources: WordSources): ContentIssue[] {
  return withoutDuplicates(
    Object.entries(site.pages).flatMap(([slug, { settings }]) =>
      settings.sections.flatMap((section, index) =>
        entriesIn(site, section).flatMap((entries) => [
          ...listIssues(entries, `${pageFolder(slug)}/page.yaml`, `sections.${index}`),
          ...sectionIssues(section, entries, sources[slug] ?? {}),
        ]),
      ),
    ),
  );
}

function entriesIn(site: Site, section: Section): Entries[] {
  const fields = sectionFields(section);
  const keys = fields.filter(({ role }) => role.role === 'entry' || (role.role === 'reference' && role.isEntry));
  const idsByPlace = new Map(keys.map((field) => [entryPlace(field).join('.'), field.value as string]));
  const withIds = (path: string[]) =>
    path.map((key, index) => idsByPlace.get(path.slice(0, index + 1).join('.')) ?? key);
  return [...Map.groupBy(keys, (field) => entryPlace(field).slice(0, -1).join('.'))].map(([place, group]) => {
    const path = place.split('.');
    const lists = fields.find(
      ({ role, holder }) => role.role === 'lists' && holder.path.join('.') === path.slice(0, -1).join('.'),
    );
    return {
      path: withIds(path),
      lists,
      ids: new Map(group.map((field) => [field.value as string, readEntry(site, field)])),
    };
  });
}

/** The place of an entry: where it is in a list, or its key. */
const entryPlace = ({ path, holder }: Field): string[] => (holder.path.length === path.length - 1 ? holder.path : path);

function readEntry({ offers }: Site, { role, value, holder, editions }: Field): Entry {
  const { product, states } = holder.value;
  const isAlwaysOptional = role.role === 'reference' || states !== undefined || isPromise(value as string);
  return {
    isListed: (edition) => editions?.includes(edition) !== false,
    isOptional: (edition) =>
      isAlwaysOptional || (typeof product === 'string' && offers[edition][product] === undefined),
  };
}

function listIssues({ path, ids, lists }: Entries, file: string, section: string): ContentIssue[] {
  if (!lists) return [];
  return Object.entries(lists.value as Record<string, string[]>).flatMap(([edition, names]) =>
    names.flatMap((name, index) => {
      if (ids.has(name)) return [];
      const fix = `Write one of ${[...ids.keys()].join(', ')}, or add it to ${path.join('.')}.`;
      return [
        {
          file,
          path: [section, ...lists.path, edition, index].join('.'),
          actual: `"${name}", which is no entry of the section`,
          fix,
        },
      ];
    }),
  );
}

function sectionIssues(
  { id: section, only }: Section,
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
      if (isOptional(edition) || !isListed(edition) || Object.hasOwn(record, id)) return [];
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

function recordsAt(words: unknown, [key, ...rest]: string[], at: string[] = []): { at: string[]; record: Tree }[] {
  if (!isTree(words)) return [];
  if (key === undefined)
    return isTree(words.items) ? [{ at: [...at, 'items'], record: words.items }] : [{ at, record: words }];
  return recordsAt(words[key], rest, [...at, key]);
}
