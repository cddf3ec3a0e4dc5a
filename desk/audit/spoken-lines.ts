import { programmingSlug, robotParameter } from '#contract/programming.ts';
import { baseLanguage, type EditionCode } from '#core/place/editions.ts';
import type { Site } from '#core/site.ts';
import { ResolveCache } from '#core/time/resolve-cache.ts';
import { narrator } from '#features/product/theater.ts';
import type { RobotPlayground } from '#features/programming/playground-content.ts';
import { robotSpeech } from '#features/programming/robot-speech.ts';
import { type ResolvedPage, resolveEveryPage } from '#pages/every-page.ts';
import type { Page } from '#pages/page.ts';
import { resolvePage } from '#pages/resolve-page.ts';

export interface SpokenLine {
  robot: RobotPlayground['robot'];
  /** `en`: the language without a region. */
  language: string;
  text: string;
  /** The first edition in which it is said. */
  edition: EditionCode;
  /** The page that holds its words, and the section there. */
  slug: string;
  section: string;
}

/** Every line that robots say on any page of any edition from `since` on, once for each robot and language. */
export const spokenLines = (content: Parameters<typeof resolveEveryPage>[0]): readonly SpokenLine[] =>
  withoutRepetitions(resolveEveryPage(content).pages.flatMap(createLineFinder(content.site)));

const withoutRepetitions = (lines: readonly SpokenLine[]): SpokenLine[] => [
  ...new Map(lines.toReversed().map((line) => [`${line.robot} ${line.language} ${line.text}`, line])).values(),
];

function createLineFinder(site: Site): (resolved: ResolvedPage) => SpokenLine[] {
  const cache = new ResolveCache();
  /** A robot's answers to a program are the same at all times, and its page is slow to resolve. */
  const resolvedRobots = new Set<string>();
  const isNew = (key: string) => !resolvedRobots.has(key) && resolvedRobots.add(key);
  return ({ edition, slug, from, page }) => [
    ...theaterLines(page).map((line) => ({ ...line, edition, slug })),
    ...programmable(page).flatMap((robot) => {
      if (!isNew(`${edition} ${robot}`)) return [];
      const place = { edition, slug: programmingSlug, query: { [robotParameter]: robot } };
      const resolution = resolvePage(site, place, from, cache);
      const section = site.pages[robot]?.settings.sections.find(({ kind }) => kind === 'programs')?.id ?? '';
      return 'page' in resolution
        ? playgroundLines(resolution.page).map((line) => ({ ...line, edition, slug: robot, section }))
        : [];
    }),
  ];
}

type Line = Pick<SpokenLine, 'robot' | 'language' | 'text'>;

const theaterLines = ({ sections, lang }: Page): (Line & { section: string })[] =>
  sections.flatMap((section) => {
    if (section.kind !== 'theater' || !section.play) return [];
    const robot = narrator(section.play.name);
    return section.play.script.map(({ line: text }) => ({
      robot,
      language: baseLanguage(lang),
      text,
      section: section.id,
    }));
  });

const programmable = ({ sections }: Page): string[] =>
  sections.flatMap((section) => (section.kind === 'playground' ? section.robots.map(({ page }) => page) : []));

const playgroundLines = ({ sections, lang, messages }: Page): Line[] =>
  sections.flatMap((section) =>
    section.kind === 'playground'
      ? robotSpeech(section.robot, messages.playground).map((text) => ({
          robot: section.robot.robot,
          language: baseLanguage(lang),
          text,
        }))
      : [],
  );
