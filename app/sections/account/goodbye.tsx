import { ButtonLink } from '../../ui/button.tsx';
import { focusOnArrival } from '../../ui/form/focus-on-arrival.ts';
import styles from './account.module.css';
import type { AccountWords } from './account-words.ts';

/** Shown after the account has been deleted. */
export const Goodbye = ({
  headingId,
  words: { heading, text, home: label },
  home,
}: {
  headingId: string;
  words: AccountWords['words']['goodbye'];
  home: string;
}) => (
  <div className={styles.goodbye} data-goodbye="">
    <h1 className="display" id={headingId} ref={focusOnArrival} tabIndex={-1}>
      {heading}
    </h1>
    <p className="lead">{text}</p>
    <p>
      <ButtonLink href={home}>{label}</ButtonLink>
    </p>
  </div>
);
