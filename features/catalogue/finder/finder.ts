import * as z from 'zod';
import { editionCode, texts } from '#core/fields/fields.ts';
import { entryKey, reference, roles } from '#core/fields/roles.ts';
import type { Picture } from '#core/media/picture.ts';
import { pictureId } from '#core/media/picture-schema.ts';
import { pagePath } from '#core/place/place.ts';
import { visibleProducts } from '#core/products/catalogue.ts';
import { productFacts } from '#core/products/product-facts.ts';
import { productFigures } from '#core/products/product-figures.ts';
import { type Family, families, programmingWays, type Shape, shapes } from '#core/products/product-schema.ts';
import type { ResolveContext } from '#core/resolve/resolve-context.ts';
import { defineSection, type SectionValue } from '#core/section/define.ts';
import { entryWords } from '#core/section/entries.ts';
import { formatMoney } from '#core/words/money.ts';
import {
  type Candidate,
  candidatePrice,
  describeSuggestion,
  type FinderRule,
  finderRule,
  rankCandidates,
  ruleScore,
} from './finder-rules.ts';

const answers = z
  .array(z.strictObject({ id: entryKey.regex(/^[a-z]+$/), rules: z.array(finderRule).min(1) }))
  .describe('Answers in order, each with what it values. One that does not tell the robots apart is left out.');

const shapeEntry = z.strictObject({
  id: z.enum(shapes).register(roles, { role: 'entry' }),
  pictures: z
    .array(z.strictObject({ picture: pictureId, product: reference('product') }))
    .describe('The shape, on robots that take it. The first one is shown that the edition lists.'),
});

const structure = z.strictObject({
  families: z.array(z.enum(families)).min(1).describe('Families to choose from.'),
  who: answers,
  way: answers,
  shape: z.array(shapeEntry).describe('Shapes in order. One that no robot or every robot takes is left out.'),
  budget: z
    .partialRecord(editionCode, z.array(z.int().positive()).min(1))
    .describe('By edition: amounts in its currency, from the lowest. Those that tell no prices apart are left out.'),
});

const answerWords = z.record(z.string(), z.strictObject({ label: z.string(), text: z.string().optional() }));
const shapeWords = z.strictObject({
  label: z.string().describe('A car'),
  fits: z.string().describe('Turns into a car, as you wished.'),
  misses: z.string().describe('Does not turn into a car.'),
});

const words = texts('heading', 'lead', 'submit').extend({
  any: z.string().describe('The answer of a visitor to whom a question does not matter.'),
  titles: texts('who', 'way', 'shape', 'budget'),
  sameWays: z.string().describe('Shown with the question about programming if every robot is programmed in every way.'),
  who: answerWords,
  way: answerWords,
  shape: z.record(z.string(), shapeWords),
  result: texts('others', 'restart').extend({
    fits: z.string().describe('Above the name of a robot that fits.'),
    closest: z.string().describe('The same if nothing fits.'),
    change: z.string().describe('Heading of the questions below a result.'),
  }),
});

const anyValue = 'any';
const otherCount = 2;

/** Takes everything from the products that the edition lists now, and from the answers in the address. */
export const finder = defineSection({
  structure,
  words,
  resolve(settings, text, context) {
    const { edition, slug = '', query } = context;
    const candidates = listedCandidates(settings.families, context);
    if (candidates.length === 0) return undefined;
    const who = ruleOptions(settings.who, text.who, candidates);
    const way = ruleOptions(settings.way, text.way, candidates);
    const shape = shapeOptions(settings.shape, text.shape, candidates, context);
    const budget = amountOptions(settings.budget[edition] ?? [], candidates, context);
    const isProgrammedAlike = candidates.every(({ programming }) => programming.length === programmingWays.length);
    const answersAboutRobot = [findOption(who, query.who), findOption(way, query.way)].map(
      (answer) => answer?.rules ?? [],
    );
    const wishes = {
      rules: answersAboutRobot.flat(),
      shape: findOption(shape, query.shape)?.shape,
      budget: findOption(budget, query.budget)?.amount,
    };
    const request = { wishes, answers: answersAboutRobot, candidates, shapeWords: text.shape };
    const [best, ...others] = Object.keys(query).length > 0 ? rankCandidates(candidates, wishes) : [];
    const path = pagePath({ edition, slug });
    return {
      heading: text.heading,
      lead: text.lead,
      submit: text.submit,
      path,
      questions: [
        { name: 'who', title: text.titles.who, options: who },
        { name: 'way', title: text.titles.way, options: way, note: isProgrammedAlike ? text.sameWays : undefined },
        { name: 'shape', title: text.titles.shape, options: shape },
        { name: 'budget', title: text.titles.budget, options: budget },
      ].flatMap((question) => formQuestion(question, text.any, query[question.name])),
      result: best && {
        title: best.distance === 0 ? text.result.fits : text.result.closest,
        robot: describeSuggestion(best, request, context),
        others: others.slice(0, otherCount).map((other) => describeSuggestion(other, request, context)),
        othersTitle: text.result.others,
        change: text.result.change,
        restart: { href: path, external: false, label: text.result.restart },
      },
    };
  },
});

export type FinderValue = SectionValue<'finder', typeof finder>;

function listedCandidates(chosenFamilies: readonly Family[], context: ResolveContext): Candidate[] {
  return visibleProducts(context)
    .filter(({ family }) => chosenFamilies.includes(family))
    .map((product) => {
      const content = context.site.products[product.id];
      const { shapes: ownShapes = [], programming = [] } = content ?? {};
      const figures = content ? productFigures(content) : {};
      return { product, facts: productFacts(context, product.id), figures, shapes: ownShapes, programming };
    });
}

const findOption = <Option extends FinderOption>(options: readonly Option[], value: string | undefined) =>
  options.find((option) => option.value === value);

interface Question {
  name: string;
  title: string;
  note?: string | undefined;
  options: readonly FinderOption[];
}

/** The question as the form shows it, with the answer of a visitor to whom it does not matter; none without answers. */
function formQuestion({ name, title, note, options }: Question, any: string, answer: string | undefined) {
  if (options.length === 0) return [];
  const chosenValue = findOption(options, answer)?.value ?? anyValue;
  const shownOptions = [...options, { value: anyValue, label: any }].map((option: FinderOption) => ({
    ...option,
    isChosen: option.value === chosenValue,
  }));
  return [{ name, title, note, options: shownOptions }];
}

interface FinderOption {
  value: string;
  label: string;
  text?: string | undefined;
  picture?: Picture | undefined;
  accent?: string | undefined;
}

/** The answers whose rules tell the candidates apart. Throws if one has no words. */
function ruleOptions(
  answers: readonly { id: string; rules: readonly FinderRule[] }[],
  words: Readonly<Record<string, Pick<FinderOption, 'label' | 'text'>>>,
  candidates: readonly Candidate[],
) {
  return answers.flatMap(({ id, rules }) => {
    const answer = entryWords(words, id, 'answer');
    const scores = new Set(candidates.map((candidate) => ruleScore(rules, candidate, candidates)));
    return scores.size > 1 ? [{ value: id, ...answer, rules }] : [];
  });
}

/** The shapes that some of the candidates take and others do not. Throws if one has no words. */
function shapeOptions(
  entries: readonly { id: Shape; pictures: readonly { picture: string; product: string }[] }[],
  words: Readonly<Record<string, { label: string }>>,
  candidates: readonly Candidate[],
  context: ResolveContext,
) {
  return entries.flatMap(({ id: shape, pictures }) => {
    const { label } = entryWords(words, shape, 'shape');
    const robots = candidates.filter(({ shapes }) => shapes.includes(shape));
    if (robots.length === 0 || robots.length === candidates.length) return [];
    const listedPicture = pictures.find(({ product }) => robots.some((robot) => robot.product.id === product));
    return [
      {
        value: shape,
        label,
        shape,
        picture: listedPicture && context.picture(listedPicture.picture),
        accent: listedPicture && context.site.products[listedPicture.product]?.accent,
      },
    ];
  });
}

/** Each amount affords more robots than the one before. None where half the robots or more have no stated price. */
function amountOptions(
  amounts: readonly number[],
  candidates: readonly Candidate[],
  { edition, messages, format }: ResolveContext,
) {
  const prices = candidates.flatMap((candidate) => candidatePrice(candidate) ?? []);
  if (prices.length * 2 <= candidates.length) return [];
  const countWithin = (amount: number) => prices.filter((price) => price <= amount).length;
  return amounts
    .filter((amount, index) => {
      const [count, fewer] = [countWithin(amount), countWithin(amounts[index - 1] ?? 0)];
      return count > fewer && (fewer > 0 || count < prices.length);
    })
    .map((amount) => ({
      value: String(amount),
      label: format(messages.finder.upTo, { amount: formatMoney(amount, edition) }),
      amount,
    }));
}
