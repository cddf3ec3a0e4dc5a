import type { WarrantyPeriod } from '#contract/account/robot-shapes.ts';

const units = ['year', 'month', 'day'] as const;

/** Years, months and days in words: `1 year, 11 months, 7 days`. Units of which nothing is left are not named. */
export function formatTimeLeft(left: NonNullable<WarrantyPeriod['left']>, lang: string): string {
  const amounts = units
    .map((unit) => ({ unit, amount: left[`${unit}s`] }))
    .filter(({ amount }) => amount > 0)
    .map(({ unit, amount }) =>
      new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'long' }).format(amount),
    );
  return new Intl.ListFormat(lang, { type: 'unit', style: 'long' }).format(amounts);
}

const dayLength = 86_400_000;

/** How much of a period has passed, from 0 to 1. The last day is part of it. */
export function passedShare(purchasedOn: string, endsOn: string, now: number): number {
  const start = Date.parse(purchasedOn);
  const length = Date.parse(endsOn) + dayLength - start;
  return Math.min(Math.max((now - start) / length, 0), 1);
}
