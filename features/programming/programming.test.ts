import { expect, test } from 'vitest';
import type { PageContent } from '#core/site.ts';
import { resolvePage } from '#pages/resolve-page.ts';
import { type SectionByKind, sectionKinds } from '#pages/sections.ts';
import { fixtureRange, rangeEdges } from '#tests/support/site/fixture-range.ts';
import { forEveryEdition } from '#tests/support/site/random-site.ts';

const words = { title: 'T', description: 'D', keywords: 'K' };

/** The page of a robot that says hello, walks at a word, and has a drawn action. */
const robotPage = (product: string, commands: string[][] = [['start'], ['walk2'], ['execute']]): PageContent => ({
  settings: {
    kind: 'product',
    where: forEveryEdition({}),
    picture: 'robot/front',
    product,
    sections: [
      {
        id: 'programming',
        kind: 'programs',
        ...sectionKinds.programs.structure.parse({
          actions: [{ id: 'wave', picture: 'robot/front' }],
          playground: {
            robot: 'tank',
            picture: 'robot/front',
            sample: 'say(hello).walk2',
            moves: ['wave', 'walk1.walk-1', 'turn90', 'say(hello).turn90.walk1'],
            commands,
          },
        }),
      },
      { id: 'voice', kind: 'voice', ...sectionKinds.voice.structure.parse({ answer: 'say(hello)' }) },
    ],
  },
  words: forEveryEdition({
    ...words,
    sections: {
      programming: {
        heading: 'H',
        lead: 'L',
        actions: { open: 'See', title: 'Actions', items: { wave: { title: 'Wave', description: 'It waves.' } } },
        playground: { moves: ['A', 'B', 'C', 'D'], says: { hello: `I am the ${product} (here)` } },
      },
      voice: {
        heading: 'H',
        line: `“${product}, forward.”`,
        lead: 'L',
        list: {
          open: 'O',
          title: 'T',
          lead: 'L',
          groups: ['Start', 'Forward', 'Execute'].map((title) => ({ title, words: [title] })),
        },
        points: {},
      },
    },
  }),
});

const programmingPage: PageContent = {
  settings: {
    kind: 'programming',
    where: forEveryEdition({}),
    picture: 'robot/front',
    parameters: ['robot'],
    sections: [{ id: 'playground', kind: 'playground', surface: 'paper' }],
  },
  words: forEveryEdition({ ...words, sections: { playground: { heading: 'H', lead: 'L', choose: 'C' } } }),
};

function siteWith(pages: Record<string, PageContent>) {
  const site = fixtureRange();
  return { ...site, pages: { ...site.pages, ...pages } };
}
const pages = {
  programming: programmingPage,
  'my-car': robotPage('car'),
  'my-tank': robotPage('tank'),
  'my-rocket': robotPage('rocket'),
};

function resolveAt(slug: string, instant: number, robot?: string, site = siteWith(pages)) {
  const query = robot === undefined ? undefined : { robot };
  const resolution = resolvePage(site, { edition: 'uk', slug, query }, instant);
  if (!('page' in resolution)) throw new Error(`no page ${slug}`);
  const { sections } = resolution.page;
  const find = <Kind extends 'playground' | 'programs'>(kind: Kind) =>
    sections.find((section): section is SectionByKind<Kind> => section.kind === kind);
  return { text: JSON.stringify(sections), playground: find('playground'), programs: find('programs') };
}
const playgroundAt = (instant: number, robot?: string) => resolveAt('programming', instant, robot);
const pagesAt = (instant: number) => playgroundAt(instant).playground?.robots.map(({ page }) => page);

test('offers the robots that the edition lists and that have a playground, and no other', () => {
  expect(pagesAt(rangeEdges.announced - 1)).toEqual(['my-tank', 'my-car']);
  expect(pagesAt(rangeEdges.announced)).toEqual(['my-tank', 'my-car', 'my-rocket']);
  expect(pagesAt(rangeEdges.ended)).toEqual(['my-tank', 'my-rocket']);
});

test('shows the robot that the address names, with its own words, and no other', () => {
  const { playground, text } = playgroundAt(0, 'my-car');
  expect(playground?.robot).toMatchObject({
    page: 'my-car',
    line: '“car, forward.”',
    sample: 'say(I%20am%20the%20car%20%28here%29).walk2',
    groups: [{ words: [['Start', 'start']] }, { words: [['Forward', 'walk2']] }, { words: [['Execute', 'execute']] }],
  });
  expect(playground?.robot.moves[1]).toEqual({ word: 'B', does: 'walk1.walk-1' });
  expect(text).not.toContain('the%20tank');
});

test.each([
  ['unknown', 'my-hovercraft'],
  ['not announced yet', 'my-rocket'],
  ['hostile', '<script>'],
  ['a property of every object', 'constructor'],
])('shows the first robot for one that is %s, and never says which', (_, robot) => {
  const { playground, text } = playgroundAt(rangeEdges.announced - 1, robot);
  expect(playground?.robot.page).toBe('my-tank');
  expect(text).not.toMatch(/rocket|hovercraft|script|constructor/);
});

test('has no playground where no robot can be programmed', () => {
  const site = siteWith({ programming: programmingPage });
  expect(resolveAt('programming', 0, undefined, site).playground).toBeUndefined();
});

test('a product page shows its first program and its longest moves, and leads to the playground with its robot', () => {
  const { programs } = resolveAt('my-car', 0);
  expect(programs?.samples.map(({ title, program }) => [title, program.replace(/\(.*?\)/, '()')])).toEqual([
    ['programming.first', 'say().walk2'],
    ['B', 'walk1.walk-1'],
    ['D', 'say().turn90.walk1'],
  ]);
  expect(programs?.page).toEqual({ href: '/uk/programming?robot=my-car', label: 'programming.playground' });
});

test('the page of a robot that is not listed any more shows its actions without programs', () => {
  const { programs } = resolveAt('my-car', rangeEdges.ended);
  expect([programs?.samples, programs?.page?.href]).toEqual([[], '/uk/programming']);
  expect(programs?.actions?.items).toMatchObject([{ title: 'Wave' }]);
});

test('an action needs texts, and a picture or a clip', () => {
  const { structure } = sectionKinds.programs;
  expect(structure.safeParse({ actions: [{ id: 'wave' }] }).success).toBe(false);
  const page = robotPage('car');
  page.words.uk = {
    ...page.words.uk,
    sections: { ...page.words.uk?.sections, programming: { heading: '', actions: { items: {} } } },
  } as never;
  expect(() => resolveAt('my-car', 0, undefined, siteWith({ 'my-car': page }))).toThrow('"wave"');
});

test('a page with commands for other words than it lists cannot be resolved', () => {
  const site = siteWith({ ...pages, 'my-car': robotPage('car', [['start'], ['walk2', 'walk3'], ['execute']]) });
  expect(() => resolveAt('my-car', 0, undefined, site)).toThrow('other words');
});
