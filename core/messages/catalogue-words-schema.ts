import { searchGroups } from '#contract/search.ts';
import { texts } from '../fields/fields.ts';
import { families, programmingWays, shapes } from '../products/product-schema.ts';

/** Facts that lists and comparisons show of a product, in the order of a comparison: first those that decide. */
export const factNames = [
  'price',
  'availability',
  'shapes',
  'height',
  'folded',
  'weight',
  'age',
  'use',
  'charge',
  'noise',
  'step',
  'voiceCommands',
  'languages',
  'programming',
  'offline',
  'updates',
  'spareParts',
  'servos',
  'chips',
  'parts',
  'leds',
  'battery',
  'bluetooth',
  'app',
] as const;
export type FactName = (typeof factNames)[number];

const answered = ['use', 'weight', 'age', 'step', 'offline', 'languages', 'noise', 'spareParts', 'updates'] as const;
const questionWords = [
  ...(['nav', 'heading', 'title'] as const),
  ...answered.flatMap((fact) => [fact, `${fact}Answer`, `${fact}Keywords`] as const),
  ...(['delivery', 'deliveryAnswer', 'returnCost', 'storePays', 'faultPaid'] as const),
  ...(['instalments', 'instalmentsAnswer', 'support', 'supportAnswer'] as const),
] as const;

/** Why the finder of the page which-robot suggests a robot, for what answers value in robots. */
export const finderReasons = ['voiceCommands', 'fewServos', 'manyServos', 'light', 'limited', 'family'] as const;

/** Texts of the pages on which visitors find products, in the files of messages. */
export const catalogueWords = {
  families: texts(...families).describe('Groups of products in menus and lists.'),
  shapes: texts(...shapes),
  programmingWays: texts(...programmingWays),
  robotList: texts('count', 'chosen').describe(
    'count: {count} products are shown; 0 to all. chosen: {count} of at most {most} are chosen for a comparison.',
  ),
  facts: texts(...factNames).describe('Names of facts about products.'),
  factValues: texts('age', 'years', 'moreThan', 'offline', 'app', 'design').describe(
    'Values of facts, and the note about those that are design values.',
  ),
  specGroups: texts('nav', 'heading', 'body', 'use', 'power', 'control').describe(
    'The specification of a product: its name in the navigation, its heading, and its groups of facts.',
  ),
  questions: texts(...questionWords).describe(
    'What buyers ask on the page of every product: where the questions are, each with its answer, and words that ' +
      'visitors search for. storePays and faultPaid say who pays for a return.',
  ),
  availability: texts('teaser', 'buyNow', 'preOrder', 'soldOut', 'outOfStock', 'ended', 'notSold').describe(
    'Whether a product can be had, by state of its offer. notSold: the edition has no offer.',
  ),
  search: texts(
    'label',
    'placeholder',
    'submit',
    'results',
    'none',
    'failed',
    'all',
    'slashKey',
    ...searchGroups,
  ).describe(
    'label names the search and its field; the browser fills in results, a text in front of a number; none and ' +
      'failed stand in place of results; all leads to the page with all of them; slashKey is a setting; the ' +
      'others name groups of results.',
  ),
  searchPage: texts('results').describe('How many results the search has, also none.'),
  status: texts(
    'teaserSince',
    'teaserText',
    'soldOutSince',
    'soldOutText',
    'outOfStockSince',
    'outOfStockText',
    'endedSince',
    'endedText',
    'elsewhereText',
    'nowhere',
    'nowhereText',
    'noPriceText',
    'nearest',
    'whereToBuy',
  ).describe(
    'Why a product cannot be bought, and since when. elsewhereText stands before a list of regions; nearest and ' +
      'whereToBuy name what to do instead.',
  ),
  catalogue: texts('priceInShop', 'until', 'allRobots', 'compare', 'choose').describe(
    'priceInShop stands in place of a price that only the shop can tell, until names the last day of a reduced price; ' +
      'the others are links.',
  ),
  size: texts('heading', 'lead', 'hand', 'mug', 'a4', 'letter', 'tall', 'long', 'wide', 'shape', 'folded').describe(
    'A product beside things that everybody knows. tall, long and wide say which side a {length} measures, shape joins ' +
      'it ({text}) with its {shape}; folded names the second shape of a product that has no name for it.',
  ),
  comparison: texts(
    'scale',
    'size',
    'comparing',
    'leftOut',
    'tooMany',
    'second',
    'chooser',
    'slot',
    'none',
    'missing',
    'best',
    'shared',
    'all',
  ).describe(
    'Products side by side. leftOut, tooMany and second are notes on the address; missing and best mark values for ' +
      'screen readers, best also explains its sign.',
  ),
  finder: texts(...finderReasons, 'upTo', 'withinBudget', 'onBudget', 'overBudget', 'unpriced').describe(
    'Texts of the page which-robot: answers about the budget, and sentences that say why it suggests a robot.',
  ),
  productPage: texts('share', 'linkCopied', 'copyFailed', 'viewed').describe(
    'Texts of product pages: the button that shares the page with what it says, and the heading of the robots looked at last.',
  ),
};
