import type { Picture } from '#core/media/picture.ts';
import type { Shape } from '#core/products/product-schema.ts';
import type { ResolveContext } from '#core/resolve/resolve-context.ts';
import { entryWords } from '#core/section/entries.ts';
import { formatMoney } from '#core/words/money.ts';
import { type Candidate, type FinderRule, priceOf, scoreOf } from './finder-rules.ts';

export interface FinderOption {
  value: string;
  label: string;
  text?: string | undefined;
  picture?: Picture | undefined;
  accent?: string | undefined;
}

/** The answers whose rules tell the candidates apart. Throws if one has no words. */
export function ruleOptions(
  answers: readonly { id: string; rules: readonly FinderRule[] }[],
  words: Readonly<Record<string, Pick<FinderOption, 'label' | 'text'>>>,
  candidates: readonly Candidate[],
) {
  return answers.flatMap(({ id, rules }) => {
    const answer = entryWords(words, id, 'answer');
    const scores = new Set(candidates.map((candidate) => scoreOf(rules, candidate, candidates)));
    return scores.size > 1 ? [{ value: id, ...answer, rules }] : [];
  });
}

/** The shapes that some of the candidates take and others do not. Throws if one has no words. */
export function shapeOptions(
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
export function amountOptions(
  amounts: readonly number[],
  candidates: readonly Candidate[],
  { edition, messages, format }: ResolveContext,
) {
  const prices = candidates.flatMap((candidate) => priceOf(candidate) ?? []);
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
