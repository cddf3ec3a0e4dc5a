import { ButtonLink } from '#ui/button.tsx';
import { focusOnMount } from '#ui/form/focus-on-mount.ts';
import styles from './account.module.css';
import type { AccountTexts } from './account-props.browser.ts';

/** Shown after the account has been deleted. */
export const Goodbye = ({
  headingId,
  words: { heading, text, home: label },
  home,
}: {
  headingId: string;
  words: AccountTexts['goodbye'];
  home: string;
}) => (
  <div className={styles.goodbye} data-goodbye="">
    <h1 className="display" id={headingId} ref={focusOnMount} tabIndex={-1}>
      {heading}
    </h1>
    <p className="lead">{text}</p>
    <p>
      <ButtonLink href={home}>{label}</ButtonLink>
    </p>
  </div>
);
