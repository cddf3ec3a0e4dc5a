import type { Page } from '#rules/page/page-value.ts';
import { Button } from '../../ui/button.tsx';
import styles from './consent.module.css';

/**
 * Asks or informs about measuring visits, as the edition's law requires. It is rendered hidden; the client script shows
 * it when there is something to ask. It blocks nothing, Esc is not agreement, and both choices have equal weight.
 */
export function Consent({ page: { shell, messages } }: { page: Page }) {
  const words = messages.consent;
  const asks = shell.consent === 'opt-in';
  return (
    <section
      className={styles.consent}
      data-consent={shell.consent}
      data-keep=""
      data-surface="white"
      aria-labelledby="consent-title"
      tabIndex={-1}
      hidden
    >
      <div className={styles.words}>
        <h2 className={styles.title} id="consent-title">
          {words.title}
        </h2>
        <p>
          {asks ? words.text : words.noticeText} {shell.privacy && <a href={shell.privacy}>{privacyLabel(shell)}</a>}
        </p>
      </div>
      <div className={styles.choices}>
        {asks ? (
          <Choice choice="declined">{words.decline}</Choice>
        ) : (
          shell.consent === 'opt-out' && <Choice choice="declined">{words.object}</Choice>
        )}
        {asks ? (
          <Choice choice="accepted">{words.accept}</Choice>
        ) : (
          <Choice choice="noticed">{words.noticeAccept}</Choice>
        )}
      </div>
    </section>
  );
}

const Choice = ({ choice, children }: { choice: 'accepted' | 'declined' | 'noticed'; children: string }) => (
  <Button tone="line" small data-consent-choice={choice}>
    {children}
  </Button>
);

/** The privacy policy's name as the footer spells it. */
const privacyLabel = ({ privacy, footer }: Page['shell']): string =>
  footer.links.find(({ href }) => href === privacy)?.label ?? '';
