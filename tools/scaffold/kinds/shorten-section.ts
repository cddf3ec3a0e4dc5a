import { type SectionKindName, sectionKinds } from '#pages/sections.ts';
import type { SectionPage } from './section-pages.ts';

type Tree = Record<string, unknown>;

/** The name of an entry, which is the key of its words. Stages come with the campaign and are all needed. */
const entryName = ({ id, stage, product }: Tree): unknown => (stage === undefined ? (id ?? product) : undefined);

/** Leaves only the first entry of each list of entries, with its words, where the schemas of the section allow it. */
export function shortenSection(page: SectionPage): SectionPage {
  const [{ id, kind, anchor, duringCampaign, ...structure }, ...companions] = page.settings.sections;
  const schemas = sectionKinds[kind as SectionKindName];
  const words = page.words.sections[id];
  let shortest: { structure: Tree; words: unknown } = { structure, words };
  for (const key of Object.keys(structure)) {
    const list = shortest.structure[key];
    if (!Array.isArray(list) || list.length < 2 || list.some((entry) => typeof entryName(entry ?? {}) !== 'string'))
      continue;
    const [first, ...others] = list as [Tree, ...Tree[]];
    const removed = new Set(others.map(entryName)).difference(new Set([entryName(first)]));
    const candidate = {
      structure: { ...shortest.structure, [key]: [first] },
      words: withoutKeys(shortest.words, removed),
    };
    const isValid =
      schemas.structure.safeParse(candidate.structure).success &&
      schemas.words.safeParse(candidate.words ?? {}).success;
    if (isValid) shortest = candidate;
  }
  const frame = {
    id,
    kind,
    ...(anchor !== undefined && { anchor }),
    ...(duringCampaign !== undefined && { duringCampaign }),
  };
  return {
    ...page,
    settings: {
      ...page.settings,
      sections: [{ ...frame, ...shortest.structure }, ...companions],
    },
    words: {
      ...page.words,
      sections: { ...page.words.sections, ...(shortest.words !== undefined && { [id]: shortest.words }) },
    },
  };
}

function withoutKeys(words: unknown, keys: ReadonlySet<unknown>): unknown {
  if (typeof words !== 'object' || words === null || Array.isArray(words)) return words;
  return Object.fromEntries(
    Object.entries(words)
      .filter(([key]) => !keys.has(key))
      .map(([key, child]) => [key, withoutKeys(child, keys)]),
  );
}
