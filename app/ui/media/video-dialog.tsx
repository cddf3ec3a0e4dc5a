import { use } from 'react';
import { clipPath } from '#rules/place/media-address.ts';
import type { Watching } from '#rules/sections/parts/watched-clip.ts';
import { Dialog, DialogButton } from '../dialog.tsx';
import { PlayIcon } from '../icons.tsx';
import { ClipPlayer } from './clip-player.tsx';
import { MediaHost } from './media-host.ts';
import styles from './video-dialog.module.css';

interface WatchProps {
  /** The section whose clip it is. */
  id: string;
  /** Without it, there is nothing to watch and nothing stands there. */
  watching: Watching | undefined;
}

/** The one dialog of a section's clip. */
const dialogOf = (id: string): string => `${id}-clip`;

/** A section's clip in a dialog of its own: it starts when the dialog opens and stops when it closes. */
export const VideoDialog = ({ id, watching }: WatchProps) =>
  watching && (
    <Dialog id={dialogOf(id)} title={watching.title} lead={watching.description} surface="dark">
      <ClipPlayer id={id} clip={watching.clip} starts />
    </Dialog>
  );

/** Opens the dialog of a section's clip; where no script runs, leads to the clip itself. */
export function WatchButton({ id, watching }: WatchProps) {
  const host = use(MediaHost);
  if (!watching) return null;
  const content = (
    <>
      <i>
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
