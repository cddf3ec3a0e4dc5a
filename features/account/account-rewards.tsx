import { accountClient } from '#browser/session/account-client.ts';
import type { Profile } from '#browser/session/session.ts';
import { formatDay } from '#core/words/dates.ts';
import { formatMoney } from '#core/words/money.ts';
import { fillPlaceholders } from '#ui/fill-placeholders.ts';
import { ActionButton } from '#ui/form/action-button.tsx';
import styles from './account.module.css';
import type { RewardsWords } from './account-props.browser.ts';
import { useAccountVisit } from './account-visit.browser.ts';
import { CodeCard } from './code-card.tsx';
import { Skeleton } from './skeleton.tsx';

const formatNumber = (value: number, signDisplay: 'auto' | 'always' = 'auto'): string =>
  new Intl.NumberFormat(document.documentElement.lang, { signDisplay }).format(value);

/** What Credits buy, every change of their number, and the discount codes of the account. */
export function AccountRewards(props: RewardsWords) {
  const { profile } = useAccountVisit();
  if (profile) return <RewardsView {...props} profile={profile} />;
  return <Skeleton words={props.common} />;
}

export function RewardsView({
  words,
  common,
  credits,
  codeCard,
  edition,
  profile,
}: RewardsWords & { profile: Profile }) {
  const { worth, signUp, spent, exchange, smallestExchange } = credits;
  const times = Math.floor(profile.credits / smallestExchange.credits);
  const exchangeCredits = async () => void (await accountClient().call('exchangeCredits', {}));
  return (
    <div className={styles.rewards}>
      <div className={styles.content}>
        <p>{worth}</p>
        {profile.credit_entries.length > 0 && (
          <ul className={styles.ledger} data-ledger="">
            {profile.credit_entries.map(({ reason, code, amount, created_at }) => (
              <li key={code ?? reason}>
                <span>{code === null ? signUp : fillPlaceholders(spent, { code })}</span>
                <b className="num">{formatNumber(amount, 'always')}</b>
                <span className="small">{formatDay(created_at, edition, 'year')}</span>
              </li>
            ))}
          </ul>
        )}
        {times > 0 && (
          <>
            <ActionButton run={exchangeCredits} words={common} tone="line">
              {fillPlaceholders(exchange, {
                credits: formatNumber(times * smallestExchange.credits),
                amount: formatMoney(times * smallestExchange.amount, edition),
              })}
            </ActionButton>
            <p className="small">{words.exchange}</p>
          </>
        )}
      </div>
      <div className={styles.content}>
        {profile.codes.map((code) => (
          <CodeCard key={code.code} code={code} words={codeCard} edition={edition} />
        ))}
        {profile.codes.length > 0 && <p className="small">{words.used}</p>}
      </div>
    </div>
  );
}
