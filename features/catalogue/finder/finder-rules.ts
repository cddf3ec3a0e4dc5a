import * as z from 'zod';
import { finderReasons } from '#core/messages/catalogue-words-schema.ts';
import type { CatalogueProduct } from '#core/products/catalogue.ts';
import type { ProductFacts } from '#core/products/product-facts.ts';
import type { ProgrammingWay, Shape } from '#core/products/product-schema.ts';
import { families } from '#core/products/product-schema.ts';

const points = z.number().positive().describe('Most that the rule is worth.');
const reason = z.enum(finderReasons).optional().describe('Message of the group finder that says why. If empty: none.');
const comparedFacts = [
  'price',
  'weight',
  'height',
  'servos',
  'chips',
  'leds',
  'parts',
  'voiceCommands',
  'battery',
] as const;

/** What an answer values in a robot. */
export const finderRule = z.union([
  z
    .strictObject({ fact: z.enum(comparedFacts), prefer: z.enum(['more', 'less']), points, reason })
    .describe('The highest or lowest value gets all points, the opposite one none, and so does a robot without it.'),
  z.strictObject({ family: z.enum(families), points, reason }).describe('Robots of a family get all points.'),
  z
    .strictObject({ figure: z.string(), points, reason })
    .describe('Robots whose figures have this one get all points, such as units: a limited edition.'),
]);
export type FinderRule = z.output<typeof finderRule>;

/** A robot to choose from. */
export interface Candidate {
  product: CatalogueProduct;
  facts: ProductFacts;
  figures: Readonly<Record<string, number | string>>;
  shapes: readonly Shape[];
  programming: readonly ProgrammingWay[];
}

export const priceOf = ({ product }: Candidate): number | undefined => product.offer?.price?.amount;

/** How well a candidate satisfies a rule, from 0 to 1, compared with all candidates. */
export function shareOf(rule: FinderRule, candidate: Candidate, candidates: readonly Candidate[]): number {
  if ('family' in rule) return candidate.product.family === rule.family ? 1 : 0;
  if ('figure' in rule) return candidate.figures[rule.figure] === undefined ? 0 : 1;
  const { fact, prefer } = rule;
  const amountOf = (robot: Candidate) => (fact === 'price' ? priceOf(robot) : robot.facts[fact]?.amount);
  const amount = amountOf(candidate);
  const amounts = candidates.flatMap((robot) => amountOf(robot) ?? []);
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  if (amount === undefined || least === most) return 0;
  const share = (amount - least) / (most - least);
  return prefer === 'more' ? share : 1 - share;
}

export const scoreOf = (rules: readonly FinderRule[], candidate: Candidate, candidates: readonly Candidate[]): number =>
  rules.reduce((sum, rule) => sum + rule.points * shareOf(rule, candidate, candidates), 0);
