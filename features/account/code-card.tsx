import { useEffect, useState } from 'react';
import { whenStale } from '#browser/toolbox/when-stale.ts';
import type { RewardCode } from '#contract/account/call-shapes.ts';
import type { MessageName } from '#core/messages/message-names.ts';
import { type EditionCode, editions } from '#core/place/editions.ts';
import { formatDay, formatTime } from '#core/words/dates.ts';
import { formatMoney } from '#core/words/money.ts';
import { formatPercent } from '#core/words/percent.ts';
import { formatRegion } from '#core/words/region.ts';
import { ButtonLink } from '#ui/button.tsx';
import { useMessages } from '#ui/messages.ts';
import styles from './account.module.css';

export const codeCardMessages = [
  'rewards.newCustomer',
  'rewards.exchanged',
  'rewards.percentOff',
  'rewards.amountOff',
  'rewards.until',
  'rewards.expired',
  'rewards.otherShop',
  'rewards.shop',
] as const satisfies MessageName[];

/** Once it has expired by the server's time, the card says when it did and has no link. */
export function CodeCard({ code: card, edition }: { code: RewardCode; edition: EditionCode }) {
  const { rewards, format } = useMessages<(typeof codeCardMessages)[number]>();
  const { code, region, percent, amount, expires_at, link } = card;
  const [isExpired, setExpired] = useState(false);
  useEffect(() => {
    setExpired(false);
    return whenStale(expires_at, () => setExpired(true));
  }, [expires_at]);
  const { lang } = editions[edition];
  const end = { day: formatDay(expires_at, edition, 'year'), time: formatTime(expires_at, edition) };
  return (
    <div className={`notch-l edge stack-s ${styles.card}`} data-discount-code={isExpired ? 'expired' : 'valid'}>
      <p className="small">{percent === null ? rewards.exchanged : rewards.newCustomer}</p>
      <p className={styles.code} translate="no">
        {code}
      </p>
      <p>
        {percent === null
          ? format(rewards.amountOff, { amount: formatMoney(amount ?? 0, edition, editions[region].currency) })
          : format(rewards.percentOff, { percent: formatPercent(percent, lang) })}
      </p>
      <p className="small" role="status">
        {format(isExpired ? rewards.expired : rewards.until, end)}
      </p>
      {region !== edition && (
        <p className="small">{format(rewards.otherShop, { region: formatRegion(region, lang) })}</p>
      )}
      {!isExpired && (
        <p>
          <ButtonLink href={link} external small>
            {rewards.shop}
          </ButtonLink>
        </p>
      )}
    </div>
  );
}
