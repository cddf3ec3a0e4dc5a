import * as z from 'zod';
import { name } from '#core/fields/roles.ts';
import { finderReasons } from '#core/messages/catalogue-words-schema.ts';
import type { CatalogueProduct } from '#core/products/catalogue.ts';
import type { ProductFacts } from '#core/products/product-facts.ts';
import { families, type ProgrammingWay, type Shape } from '#core/products/product-schema.ts';
import type { ResolveContext } from '#core/resolve/resolve-context.ts';
import { formatMoney } from '#core/words/money.ts';

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

export const finderRule = z.union([
  z
    .strictObject({ fact: z.enum(comparedFacts), prefer: z.enum(['more', 'less']), points, reason })
    .describe('The highest or lowest value gets all points, the opposite one none, and so does a robot without it.'),
  z.strictObject({ family: z.enum(families), points, reason }).describe('Robots of a family get all points.'),
  z
    .strictObject({ figure: name, points, reason })
    .describe('Robots whose figures have this one get all points, such as units: a limited edition.'),
]);
export type FinderRule = z.output<typeof finderRule>;

export interface Candidate {
  product: CatalogueProduct;
  facts: ProductFacts;
  figures: Readonly<Record<string, number | string>>;
  shapes: readonly Shape[];
  programming: readonly ProgrammingWay[];
}

export const candidatePrice = ({ product }: Candidate): number | undefined => product.offer?.price?.amount;

/** Returns the degree, from 0 to 1, to which a candidate satisfies a rule, compared with all candidates. */
export function fulfilledShare(rule: FinderRule, candidate: Candidate, candidates: readonly Candidate[]): number {
  if ('family' in rule) return candidate.product.family === rule.family ? 1 : 0;
  if ('figure' in rule) return candidate.figures[rule.figure] === undefined ? 0 : 1;
  const { fact, prefer } = rule;
  const factAmount = (robot: Candidate) => (fact === 'price' ? candidatePrice(robot) : robot.facts[fact]?.amount);
  const amount = factAmount(candidate);
  const amounts = candidates.flatMap((robot) => factAmount(robot) ?? []);
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  if (amount === undefined || least === most) return 0;
  const share = (amount - least) / (most - least);
  return prefer === 'more' ? share : 1 - share;
}

export const ruleScore = (
  rules: readonly FinderRule[],
  candidate: Candidate,
  candidates: readonly Candidate[],
): number => rules.reduce((sum, rule) => sum + rule.points * fulfilledShare(rule, candidate, candidates), 0);

export interface Wishes {
  rules: readonly FinderRule[];
  shape?: Shape | undefined;
  budget?: number | undefined;
}

type RankedCandidate = ReturnType<typeof rankCandidates>[number];

const canBeBought = ({ product }: Candidate): boolean => product.offer?.buy !== undefined;

/** A robot of another shape is as far away as one of twice the budget, one without a price half as far. */
function wishDistance(candidate: Candidate, { shape, budget }: Wishes): number {
  const price = candidatePrice(candidate);
  const missingShape = shape !== undefined && !candidate.shapes.includes(shape) ? 1 : 0;
  if (budget === undefined) return missingShape;
  return missingShape + (price === undefined ? 0.5 : Math.max(0, price / budget - 1));
}

/** The best first. The first can be bought if any can; of equal ones the order of the catalogue decides. */
export function rankCandidates(candidates: readonly Candidate[], wishes: Wishes) {
  const ranked = candidates
    .map((candidate) => ({
      ...candidate,
      /** From the wished shape and budget; 0 if it has both. */
      distance: wishDistance(candidate, wishes),
      score: ruleScore(wishes.rules, candidate, candidates),
    }))
    .toSorted(
      (one, other) =>
        one.distance - other.distance ||
        Number(canBeBought(other)) - Number(canBeBought(one)) ||
        other.score - one.score,
    );
  const first = ranked.find(canBeBought) ?? ranked[0];
  return first ? [first, ...ranked.filter((candidate) => candidate !== first)] : [];
}

interface SuggestionRequest {
  wishes: Wishes;
  answers: readonly (readonly FinderRule[])[];
  candidates: readonly Candidate[];
  shapeWords: Readonly<Record<string, Record<'fits' | 'misses', string>>>;
}

/** A rule is a reason only for the robots near the best one. */
const leastShare = 0.7;

export function describeSuggestion(candidate: RankedCandidate, request: SuggestionRequest, context: ResolveContext) {
  const { wishes, answers, candidates, shapeWords } = request;
  const { product, shapes } = candidate;
  const shape = wishes.shape === undefined ? undefined : shapeWords[wishes.shape];
  const hasShape = wishes.shape !== undefined && shapes.includes(wishes.shape);
  const budget = wishes.budget === undefined ? undefined : budgetSentence(candidate, wishes.budget, context);
  const ruleReasons = answers.map((rules) => ruleReason(rules, candidate, candidates, context));
  const reasons = [hasShape ? shape?.fits : undefined, ...ruleReasons, budget?.fits];
  const misses = [hasShape ? undefined : shape?.misses, budget?.misses];
  return {
    product,
    reasons: [...new Set(reasons)].filter((sentence) => sentence !== undefined),
    misses: misses.filter((sentence) => sentence !== undefined),
  };
}

function ruleReason(
  rules: readonly FinderRule[],
  candidate: Candidate,
  candidates: readonly Candidate[],
  context: ResolveContext,
): string | undefined {
  const reasons = rules.flatMap((rule) => {
    const share = fulfilledShare(rule, candidate, candidates);
    const value = share < leastShare ? undefined : writtenValue(rule, candidate, context);
    return rule.reason && value !== undefined ? [{ reason: rule.reason, value, points: rule.points * share }] : [];
  });
  const best = reasons.toSorted((one, other) => other.points - one.points)[0];
  return best && context.format(context.messages.finder[best.reason], { value: best.value });
}

function writtenValue(
  rule: FinderRule,
  { product, facts, figures }: Candidate,
  context: ResolveContext,
): string | undefined {
  if ('family' in rule) return context.messages.families[rule.family];
  if ('fact' in rule) return rule.fact === 'price' ? product.offer?.price?.text : facts[rule.fact]?.text;
  const figure = figures[rule.figure];
  return typeof figure === 'number' ? context.format('{figure, number}', { figure }) : figure;
}

function budgetSentence(
  candidate: Candidate,
  budget: number,
  { edition, messages, format }: ResolveContext,
): { fits?: string; misses?: string } {
  const amount = candidatePrice(candidate);
  if (amount === undefined) return { misses: messages.finder.unpriced };
  const price = formatMoney(amount, edition);
  const rest = formatMoney(Math.abs(budget - amount), edition);
  if (amount > budget) return { misses: format(messages.finder.overBudget, { price, excess: rest }) };
  if (amount === budget) return { fits: format(messages.finder.onBudget, { price }) };
  return { fits: format(messages.finder.withinBudget, { price, rest }) };
}
