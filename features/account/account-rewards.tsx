import { callAccount } from '#browser/session/account-client.ts';
import type { Profile } from '#browser/session/stored-session.ts';
import { formatDay } from '#core/words/dates.ts';
import { formatMoneyInText } from '#core/words/money.ts';
import { ActionButton } from '#ui/form/action-button.tsx';
import { useMessages } from '#ui/messages.ts';
import styles from './account.module.css';
import { useAccount } from './account-context.browser.ts';
import { CodeCard } from './code-card.tsx';

const formatNumber = (value: number, signDisplay: 'auto' | 'always' = 'auto'): string =>
  new Intl.NumberFormat(document.documentElement.lang, { signDisplay }).format(value);

export function AccountRewards({ profile }: { profile: Profile }) {
  const { words, credits, edition } = useAccount();
  const { worth, smallestExchange } = credits;
  const { rewards, format } = useMessages<'rewards.signUp' | 'rewards.spent' | 'rewards.exchange'>();
  const times = Math.floor(profile.credits / smallestExchange.credits);
  const exchangeCredits = async () => void (await callAccount('exchangeCredits', {}));
  return (
    <div className={`columns ${styles.halves}`}>
      <div className={`stack ${styles.content}`}>
        <p>{worth}</p>
        {profile.credit_entries.length > 0 && (
          <ul className={`rows ${styles.ledger}`} data-ledger="">
            {profile.credit_entries.map(({ reason, code, amount, created_at }) => (
              <li key={code ?? reason}>
                <span>{code === null ? rewards.signUp : format(rewards.spent, { code })}</span>
                <b className="num">{formatNumber(amount, 'always')}</b>
                <span className="small">{formatDay(created_at, edition, 'year')}</span>
              </li>
            ))}
          </ul>
        )}
        {times > 0 && (
          <>
            <ActionButton run={exchangeCredits} tone="line">
              {format(rewards.exchange, {
                credits: formatNumber(times * smallestExchange.credits),
                amount: formatMoneyInText(times * smallestExchange.amount, edition),
              })}
            </ActionButton>
            <p className="small">{words.rewards.exchange}</p>
          </>
        )}
      </div>
      <div className={`stack ${styles.content}`}>
        {profile.codes.map((code) => (
          <CodeCard key={code.code} code={code} edition={edition} />
        ))}
        {profile.codes.length > 0 && <p className="small">{words.rewards.used}</p>}
      </div>
    </div>
  );
}
