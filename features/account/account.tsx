import { island } from '#browser/islands/island.tsx';
import { usePage } from '#ui/page-context.tsx';
import { Island } from './account.island.tsx';
import type { AccountValue } from './account.ts';
import { accountMessages } from './account-messages.browser.ts';
import layout from './layout.module.css';

const AccountIsland = island('account', Island, 'load', accountMessages);

/** The account page. */
export function AccountSection({ section }: { section: AccountValue }) {
  const { id, anchor } = section;
  return (
    <section id={anchor} className={layout.account} data-surface="white" aria-labelledby={`${id}-heading`}>
      <AccountIsland {...section} base={usePage().accounts.base} />
    </section>
  );
}
