import { Dialog } from '#ui/dialog.tsx';
import { ClipPlayer } from '#ui/media/clip-player.tsx';
import { Picture } from '#ui/media/picture.tsx';
import styles from './programs.module.css';
import type { ProgramsValue } from './programs.ts';

type Actions = NonNullable<ProgramsValue['actions']>;

/** The actions that a robot comes with, each with a picture or a clip. */
export const ProgramActions = ({ id, title, lead, items }: { id: string } & Actions) => (
  <Dialog id={id} title={title} lead={lead} surface="dark">
    <ul className={styles.actions}>
      {items.map((action) => (
        <li key={action.id}>
          {action.clip ? (
            <ClipPlayer id={`${id}-${action.id}`} clip={action.clip} captioned={false} />
          ) : (
            <span className={`notch ${styles.still}`} data-cut-out={action.picture.transparent ? '' : undefined}>
              <Picture picture={action.picture} sizes="(width >= 768px) 29rem, 100vw" className="fill" alt="" />
            </span>
          )}
          <h3>{action.title}</h3>
          <p className="small">{action.description}</p>
        </li>
      ))}
    </ul>
  </Dialog>
);
