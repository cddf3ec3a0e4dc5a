import { faqSlug } from '#contract/faq.ts';
import type { PageSettings } from '../links/page-schema.ts';
import { type EditionCode, isShownIn } from '../place/editions.ts';
import { namedFrom } from '../products/life.ts';
import type { Site } from '../site.ts';
import type { Moment } from '../time/moment.ts';
import type { FaqCategorySettings, QuestionSettings } from './faq-schema.ts';

const slugPrefix = `${faqSlug}/`;

type FaqSection = PageSettings['sections'][number] & { categories: FaqCategorySettings[] };

function faqSection(site: Site): FaqSection | undefined {
  const sections = Object.hasOwn(site.pages, faqSlug) ? site.pages[faqSlug]?.settings.sections : undefined;
  return sections?.find(({ kind }) => kind === 'faq') as FaqSection | undefined;
}

const faqCategories = (site: Site): readonly FaqCategorySettings[] => faqSection(site)?.categories ?? [];

/** The category whose address is `faq/<id>`; undefined for every other slug. */
export const faqCategoryAt = (site: Site, slug: string): FaqCategorySettings | undefined =>
  slug.startsWith(slugPrefix) ? faqCategories(site).find(({ id }) => id === slug.slice(slugPrefix.length)) : undefined;

/** The slugs of all categories but the first, which is always on the page `faq` itself. */
export const faqCategorySlugs = (site: Site): string[] =>
  faqCategories(site)
    .slice(1)
    .map(({ id }) => slugPrefix + id);

export const faqCategoryAbout = (site: Site, product: string): FaqCategorySettings | undefined =>
  faqCategories(site).find(({ questions }) => questions.some((question) => question.product === product));

export const isCategoryIn = ({ questions }: FaqCategorySettings, edition: EditionCode): boolean =>
  questions.some((question) => isShownIn(question, edition));

/** Returns true if a category has an address of its own now: it has a question, and is not on the page `faq` itself. */
export function hasOwnAddress(
  site: Site,
  edition: EditionCode,
  category: FaqCategorySettings,
  moment: Moment,
): boolean {
  const section = faqSection(site);
  const isShown = ({ questions }: FaqCategorySettings) =>
    questions.some((question) => isQuestionShown(site, edition, question, moment));
  return (
    section !== undefined &&
    isShownIn(section, edition) &&
    moment.isOpen(section.window ?? {}) &&
    isShown(category) &&
    section.categories.find(isShown) !== category
  );
}

export function isQuestionShown(
  { offers }: Site,
  edition: EditionCode,
  question: QuestionSettings,
  moment: Moment,
): boolean {
  const { window = {}, product } = question;
  const isKnown =
    product === undefined ||
    (Object.hasOwn(offers[edition], product) && moment.isOpen(namedFrom(offers, edition, product)));
  return isShownIn(question, edition) && isKnown && moment.isOpen(window);
}
