import { island } from '#browser/islands/island.tsx';
import { Island } from './account.island.tsx';
import type { AccountValue } from './account.ts';
import { codeCardMessages } from './code-card.tsx';
import layout from './layout.module.css';
import { registrationMessages } from './product-registration/product-registration.tsx';

const AccountIsland = island('account', Island, 'load', [
  ...registrationMessages,
  ...codeCardMessages,
  'form.show',
  'form.hide',
  'codes',
  'account',
  'rewards.signUp',
  'rewards.spent',
  'rewards.exchange',
  'fields.code',
  'fields.password',
  'fields.nickname',
  'fields.title',
  'fields.phone',
  'failure.text',
  'nav.sections',
]);

export function AccountSection({ section }: { section: AccountValue }) {
  const { id, anchor } = section;
  return (
    <section id={anchor} className={layout.account} data-surface="white" aria-labelledby={`${id}-heading`}>
      <AccountIsland {...section} />
    </section>
  );
}
