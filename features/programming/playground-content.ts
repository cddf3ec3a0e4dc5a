import * as z from 'zod';
import { programmingSlug, robotParameter } from '#contract/programming.ts';
import { name, reference } from '#core/fields/roles.ts';
import { isPageOpen } from '#core/links/link.ts';
import { pictureId } from '#core/media/picture-schema.ts';
import { pagePath, pathWithQuery } from '#core/place/place.ts';
import { type CatalogueProduct, visibleProduct, visibleProducts } from '#core/products/catalogue.ts';
import type { ResolveContext } from '#core/resolve/resolve-context.ts';
import { isSectionShown } from '#core/section/define.ts';
import { type OpenPage, openPage, resolveSections } from '#core/section/open-page.ts';
import { formatWords } from '#core/words/words.ts';
import { robotNames } from '#robots/names.ts';
import { sayStep } from './robot-speech.ts';
import { voice } from './voice.ts';

/** In the notation of links. The robot says a named text, `wave.say(hello)`. */
const programText = name;

/** A robot in the playground, on its product page. Its spoken words are in the section voice there. */
export const playgroundStructure = z.strictObject({
  product: reference('product').optional().describe('Product that is programmed. If empty: that of the page.'),
  robot: z.enum(robotNames).describe('Name of the 3D model.'),
  picture: pictureId.describe('Picture shown until the model has loaded.'),
  sample: programText.describe('Program shown at first.'),
  moves: z.array(programText).length(4).describe('Program of each ready-made move of the words, in the same order.'),
  commands: z
    .array(z.array(programText).min(1))
    .min(3)
    .describe(
      'What each command of the section voice does, by group and in the same order: start, execute, cancel, or a ' +
        'program. A program may begin with the shape in which it runs: first or other.',
    ),
});
type PlaygroundStructure = z.output<typeof playgroundStructure>;

export const playgroundTexts = z.strictObject({
  moves: z.tuple([z.string(), z.string(), z.string(), z.string()]).describe('Names of the four ready-made moves.'),
  says: z
    .record(z.string(), z.string())
    .default({})
    .describe('Texts that the robot says, by the names used in programs.'),
});

export type RobotPlayground = NonNullable<ReturnType<typeof robotPlayground>>;

const programsKind = 'programs';

/** The playground on a page's section of programs, without its words; undefined if the edition shows none now. */
function playgroundOnPage(slug: string, context: ResolveContext): PlaygroundStructure | undefined {
  const section = programsSection(context.site.pages[slug]?.settings.sections ?? [], context);
  return section?.playground as PlaygroundStructure | undefined;
}

const programsSection = (sections: OpenPage['settings']['sections'], context: ResolveContext) =>
  sections.find((section) => section.kind === programsKind && isSectionShown(section, context));

/** Read from the product page; undefined without such a page. Throws if moves or commands do not match their words. */
export function robotPlayground(slug: string, context: ResolveContext) {
  const page = openPage(slug, context);
  const section = page && programsSection(page.settings.sections, page.context);
  const structure = section?.playground as PlaygroundStructure | undefined;
  if (!page || !section || !structure) return undefined;
  const { playground } = (page.words.sections[section.id] ?? {}) as { playground?: unknown };
  const words = playground as z.output<typeof playgroundTexts> | undefined;
  const [spoken] = resolveSections('voice', voice, page);
  if (!words || !spoken)
    throw new Error(`the playground of "${slug}" needs words, and a section "voice" on its page for the spoken ones`);
  const { moves, says } = formatWords(words, page.format);
  const insertWords = (program: string) => insertSpoken(program, says ?? {});
  return {
    /** Slug of the product page, which names the robot in addresses and in saved programs. */
    page: slug,
    robot: structure.robot,
    picture: page.context.picture(structure.picture),
    sample: insertWords(structure.sample),
    moves: moves.map((word, index) => ({ word, does: insertWords(structure.moves[index] ?? '') })),
    line: spoken.value.line,
    groups: spokenGroups(
      spoken.value.list.groups,
      structure.commands.map((group) => group.map(insertWords)),
    ),
  };
}

function insertSpoken(program: string, says: Readonly<Record<string, string>>): string {
  return program.replace(/say\((\w+)\)/g, (_match, name: string) => {
    const spokenWords = says[name];
    if (!spokenWords) throw new Error(`the robot says "${name}", which has no words`);
    return sayStep(spokenWords);
  });
}

function spokenGroups(groups: readonly { title: string; words: string[] }[], commands: readonly string[][]) {
  const fits =
    groups.length === commands.length && groups.every(({ words }, index) => words.length === commands[index]?.length);
  if (!fits)
    throw new Error(
      'the playground has commands for other words than the section "voice" lists: write one command for each word',
    );
  return groups.map(({ title, words }, group) => ({
    title,
    /** Each word, and what it does: start, execute or cancel a program, take a shape, or run a small program. */
    words: words.map((word, index): [word: string, does: string] => [word, commands[group]?.[index] ?? '']),
  }));
}

export interface PlaygroundRobot {
  page: string;
  product: CatalogueProduct;
  href: string;
}

/** Robots that the edition lists and whose open page has a playground. None without a page about programming. */
export function playgroundRobots(context: ResolveContext): PlaygroundRobot[] {
  const slugs = new Map(
    Object.keys(context.site.pages).flatMap((slug) => {
      const product = playgroundProduct(slug, context);
      return product === undefined ? [] : [[product, slug] as const];
    }),
  );
  return visibleProducts(context).flatMap((product) => {
    const page = slugs.get(product.id);
    return page === undefined ? [] : [{ page, product, href: programmingPath(context, page) }];
  });
}

export function playgroundRobot(page: string, context: ResolveContext): PlaygroundRobot | undefined {
  const id = playgroundProduct(page, context);
  const product = id === undefined ? undefined : visibleProduct(context, id);
  return product && { page, product, href: programmingPath(context, page) };
}

function playgroundProduct(slug: string, context: ResolveContext): string | undefined {
  const { site, edition, moment } = context;
  const structure = playgroundOnPage(slug, context);
  if (!structure || programmingPage(context) === undefined || !isPageOpen(site, edition, slug, moment))
    return undefined;
  return structure.product ?? site.pages[slug]?.settings.product;
}

const programmingPath = ({ edition }: ResolveContext, page: string): string =>
  pathWithQuery({ edition, slug: programmingSlug, query: { [robotParameter]: page } });

export const programmingPage = ({ site, edition, moment }: ResolveContext): string | undefined =>
  isPageOpen(site, edition, programmingSlug, moment) ? pagePath({ edition, slug: programmingSlug }) : undefined;

export const playgroundsByPage = (context: ResolveContext): Record<string, { name: string; href: string }> =>
  Object.fromEntries(playgroundRobots(context).map(({ page, product: { name }, href }) => [page, { name, href }]));
