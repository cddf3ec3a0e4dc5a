import { use } from 'react';
import { clipPath } from '#core/media/media-address.ts';
import type { DialogClip } from '#core/section/dialog-clip.ts';
import { Dialog, DialogButton } from '../dialog.tsx';
import { PlayIcon } from '../icons.tsx';
import { ClipPlayer } from './clip-player.tsx';
import { MediaHost } from './media-host.ts';
import styles from './video-dialog.module.css';

interface WatchProps {
  id: string;
  /** Without it nothing is rendered. */
  watching: DialogClip | undefined;
}

const dialogOf = (id: string): string => `${id}-clip`;

/** A section's clip in its own dialog: it starts when the dialog opens and stops when it closes. */
export const VideoDialog = ({ id, watching }: WatchProps) =>
  watching && (
    <Dialog id={dialogOf(id)} title={watching.title} lead={watching.description} surface="dark">
      <ClipPlayer id={id} clip={watching.clip} starts />
    </Dialog>
  );

/** Opens the dialog of a section's clip; without scripts, links to the clip's file. */
export function WatchButton({ id, watching }: WatchProps) {
  const host = use(MediaHost);
  if (!watching) return null;
  const content = (
    <>
      <i className="notch-s icon-button">
        <PlayIcon />
      </i>
      {watching.watch}
    </>
  );
  return (
    <>
      <DialogButton opens={dialogOf(id)} className={styles.watch}>
        {content}
      </DialogButton>
      <a className={`${styles.watch} ${styles.plain}`} href={host + clipPath(watching.clip, 'wide', 'mp4')}>
        {content}
      </a>
    </>
  );
}
