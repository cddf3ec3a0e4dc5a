import { SpokenCommands } from '#apps/playground/spoken-commands.tsx';
import { buttonClass } from '#ui/button.tsx';
import { DialogButton } from '#ui/dialog.tsx';
import { SectionFrame } from '#ui/section-frame.tsx';
import { TextLink } from '#ui/text-link.tsx';
import styles from './voice.module.css';
import type { VoiceValue } from './voice.ts';

export function VoiceSection({ section }: { section: VoiceValue }) {
  const { id, anchor, heading, line, lead, list, groups, robot, points } = section;
  const dialog = `${id}-commands`;
  return (
    <SectionFrame
      id={id}
      anchor={anchor}
      surface="flood"
      heading={heading}
      hidesHeading
      className={`side ${styles.voice}`}
    >
      <p className={`display ${styles.line}`}>{line}</p>
      <div className={`columns ${styles.row}`}>
        <SpokenCommands dialog={dialog} line={line} list={list} groups={groups} robot={robot} />
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
  );
}
