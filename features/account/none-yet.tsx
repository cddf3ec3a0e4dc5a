import { ButtonLink } from '#ui/button.tsx';
import styles from './account.module.css';

interface NoneYetProps {
  words: { text: string; button: string };
  /** Undefined where the edition has no such page. */
  href: string | undefined;
}

/** In place of a list without entries: invites to the first. */
export const NoneYet = ({ words, href }: NoneYetProps) => (
  <div className={styles.none}>
    <p>{words.text}</p>
    {href && (
      <p>
        <ButtonLink href={href} tone="line">
          {words.button}
        </ButtonLink>
      </p>
    )}
  </div>
);
