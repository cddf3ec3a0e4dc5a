import { buttonClass } from '#ui/button.tsx';
import { Dialog, DialogButton } from '#ui/dialog.tsx';
import { SectionFrame } from '#ui/section-frame.tsx';
import { TextLink } from '#ui/text-link.tsx';
import styles from './voice.module.css';
import type { VoiceValue } from './voice.ts';

const bars = Array.from({ length: 40 }, (_, index) => ({
  x: index * 15,
  height: Math.round(18 + 82 * Math.abs(Math.sin(index * 1.31) * Math.cos(index * 0.37 + 0.6))),
}));

export function VoiceSection({ section }: { section: VoiceValue }) {
  const { id, anchor, heading, line, lead, list, points } = section;
  const dialog = `${id}-commands`;
  return (
    <>
      <SectionFrame id={id} anchor={anchor} surface="flood" heading={heading} hidesHeading className={styles.voice}>
        <p className={`display ${styles.line}`}>{line}</p>
        <div className={`columns ${styles.row}`}>
          <div className={styles.wave}>
            <svg viewBox="0 0 600 100" preserveAspectRatio="none" aria-hidden="true">
              {bars.map(({ x, height }) => (
                <rect key={x} x={x} y={(100 - height) / 2} width={7} height={height} />
              ))}
            </svg>
          </div>
          <div className={`stack ${styles.how}`}>
            <p className="lead">{lead}</p>
            <DialogButton opens={dialog} className={buttonClass()}>
              {list.open}
            </DialogButton>
          </div>
        </div>
        {points.length > 0 && (
          <ul
            className={`swipe ${styles.points}`}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
            tabIndex={0}
          >
            {points.map((point) => (
              <li key={point.id} className="stack-s">
                <h3>{point.title}</h3>
                <p className="quiet">{point.text}</p>
                {point.link && <TextLink link={point.link}>{point.link.label}</TextLink>}
              </li>
            ))}
          </ul>
        )}
      </SectionFrame>
      <Dialog id={dialog} title={list.title} lead={list.lead}>
        <div className={styles.groups}>
          {list.groups.map(({ title, words }) => (
            <div key={title}>
              <h3>{title}</h3>
              <ul>
                {words.map((word) => (
                  <li key={word}>{word}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </Dialog>
    </>
  );
}
