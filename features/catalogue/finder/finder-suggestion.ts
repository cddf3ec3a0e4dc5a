import type { ResolveContext } from '#core/resolve/resolve-context.ts';
import { formatMoney } from '#core/words/money.ts';
import {
  type Candidate,
  type FinderRule,
  priceOf,
  type RankedCandidate,
  shareOf,
  type Wishes,
} from './finder-rules.ts';

interface SuggestionRequest {
  wishes: Wishes;
  answers: readonly (readonly FinderRule[])[];
  candidates: readonly Candidate[];
  shapeWords: Readonly<Record<string, Record<'fits' | 'misses', string>>>;
}

/** A rule is a reason only for the robots near the best one. */
const leastShare = 0.7;

export function suggestionOf(candidate: RankedCandidate, request: SuggestionRequest, context: ResolveContext) {
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
    const share = shareOf(rule, candidate, candidates);
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
  const amount = priceOf(candidate);
  if (amount === undefined) return { misses: messages.finder.unpriced };
  const price = formatMoney(amount, edition);
  const rest = formatMoney(Math.abs(budget - amount), edition);
  if (amount > budget) return { misses: format(messages.finder.overBudget, { price, excess: rest }) };
  if (amount === budget) return { fits: format(messages.finder.onBudget, { price }) };
  return { fits: format(messages.finder.withinBudget, { price, rest }) };
}
