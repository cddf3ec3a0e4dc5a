import type { RegisteredProduct, WarrantyPeriod } from '#contract/account/garage-shapes.ts';
import { editions } from '#core/place/editions.ts';
import { formatDate } from '#core/words/dates.ts';
import { useMessages } from '#ui/messages.ts';
import { useAccount } from '../account-context.browser.ts';
import styles from './robots.module.css';

export function RobotWarranty({ robot }: { robot: RegisteredProduct }) {
  const { words, edition } = useAccount();
  const { account, format } = useMessages<'account'>();
  if (robot.warranty.length === 0) return null;
  return (
    <div className={styles.warranty}>
      <h4 className="visually-hidden">{words.robots.warranty.title}</h4>
      <ul>
        {robot.warranty.map(({ kind, ends_on, left }) => {
          const date = formatDate(ends_on, edition);
          return (
            <li key={kind} data-over={left === null ? '' : undefined}>
              <p className={styles.period}>
                <b>{words.robots.warranty[kind]}</b>{' '}
                <span>
                  {left === null
                    ? format(account.warrantyEnded, { date })
                    : format(account.warrantyLeft, { time: formatTimeLeft(left, editions[edition].lang) })}
                </span>
              </p>
              <Bar passed={left === null ? 1 : passedShare(robot.purchased_on, ends_on)} />
              {left !== null && <p className="small">{format(account.warrantyUntil, { date })}</p>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const length = 1000;

/** The time that is left stands at its end, in the product's colour. The words beside it say the same. */
function Bar({ passed }: { passed: number }) {
  const start = Math.round(passed * length);
  return (
    <svg className={`notch-s ${styles.bar}`} viewBox={`0 0 ${length} 1`} preserveAspectRatio="none" aria-hidden="true">
      <rect width={length} height="1" />
      {start < length && <rect x={start} width={length - start} height="1" />}
    </svg>
  );
}

const units = ['year', 'month', 'day'] as const;

/** Years, months and days in words: `1 year, 11 months, 7 days`. Units of which nothing is left are not named. */
function formatTimeLeft(left: NonNullable<WarrantyPeriod['left']>, lang: string): string {
  const amounts = units
    .filter((unit) => left[`${unit}s`] > 0)
    .map((unit) => new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'long' }).format(left[`${unit}s`]));
  return new Intl.ListFormat(lang, { type: 'unit', style: 'long' }).format(amounts);
}

const dayLength = 86_400_000;

/** The share of a period that has passed, from 0 to 1. The last day is part of it. */
function passedShare(purchasedOn: string, endsOn: string): number {
  const start = Date.parse(purchasedOn);
  const passed = (Date.now() - start) / (Date.parse(endsOn) + dayLength - start);
  return Math.min(Math.max(passed, 0), 1);
}
