import type { Shell } from '#core/page-frame.ts';
import { classNames } from '#ui/class-names.ts';
import styles from './account-link.module.css';

interface AccountLinkProps {
  account: NonNullable<Shell['account']>;
  className?: string | undefined;
}

/** `html[data-session]` decides which link is visible, so that the page is the same for everybody. */
export const AccountLink = ({ account, className }: AccountLinkProps) => (
  <>
    <a className={classNames(styles.login, className)} href={account.loginHref}>
      {account.loginLabel}
    </a>
    <a className={classNames(styles.account, className)} href={account.href}>
      <x-account-name className={styles.name} dir="auto" data-account-name={account.label}>
        {account.label}
      </x-account-name>
    </a>
  </>
);
