import { ButtonLink } from '#ui/button.tsx';
import { focusOnMount } from '#ui/form/focus-on-mount.ts';
import styles from './account.module.css';
import { useAccount } from './account-context.browser.ts';

/** Shown after the account has been deleted. */
export function Goodbye() {
  const { id, words, hrefs } = useAccount();
  const { heading, text, home } = words.goodbye;
  return (
    <div className={styles.goodbye}>
      <h1 className="display" id={`${id}-heading`} ref={focusOnMount} tabIndex={-1}>
        {heading}
      </h1>
      <p className="lead">{text}</p>
      <p>
        <ButtonLink href={hrefs.home}>{home}</ButtonLink>
      </p>
    </div>
  );
}
