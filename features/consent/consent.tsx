import type { PageFrame } from '#core/page-frame.ts';
import { Button } from '#ui/button.tsx';
import styles from './consent.module.css';

/** A script in the head shows it before the first paint, so it moves nothing. Esc is not agreement. */
export function Consent({ page: { shell, messages } }: { page: PageFrame }) {
  const words = messages.consent;
  const asks = shell.consent === 'opt-in';
  return (
    <section
      className={styles.consent}
      data-consent=""
      data-keep=""
      data-surface="white"
      aria-label={words.title}
      tabIndex={-1}
    >
      <div className={`wrap ${styles.line}`}>
        <p>
          {asks ? words.text : words.noticeText} {shell.privacy && <a href={shell.privacy}>{privacyLabel(shell)}</a>}
        </p>
        <div className={styles.choices}>
          {shell.consent !== 'notice' && <Choice choice="declined">{asks ? words.decline : words.object}</Choice>}
          <Choice choice={asks ? 'accepted' : 'noticed'}>{asks ? words.accept : words.noticeAccept}</Choice>
        </div>
      </div>
    </section>
  );
}

const Choice = ({ choice, children }: { choice: 'accepted' | 'declined' | 'noticed'; children: string }) => (
  <Button tone="line" small data-consent-choice={choice}>
    {children}
  </Button>
);

const privacyLabel = ({ privacy, footer }: PageFrame['shell']): string =>
  footer.links.find(({ href }) => href === privacy)?.label ?? '';
