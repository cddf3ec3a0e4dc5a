import { use } from 'react';
import { clipPath } from '#rules/media-address.ts';
import type { Clip } from '#rules/page-value.ts';
import { ClipPlayer } from './clip-player.tsx';
import { Dialog, DialogButton } from './dialog.tsx';
import { PlayIcon } from './icons.tsx';
import { MediaHost } from './media-host.ts';
import styles from './video-dialog.module.css';

interface VideoDialogProps {
  /** Unique on the page; a `WatchButton` opens it by this name. */
  id: string;
  title: string;
  description: string;
  clip: Clip;
}

/** A clip in a dialog of its own: it starts when the dialog opens and stops when it closes. */
export const VideoDialog = ({ id, title, description, clip }: VideoDialogProps) => (
  <Dialog id={id} title={title} lead={description} surface="dark">
    <ClipPlayer id={id} clip={clip} starts />
  </Dialog>
);

/** Opens the dialog of that id; where no script runs, leads to the clip itself. */
export function WatchButton({ opens, clip, children }: { opens: string; clip: Clip; children: string }) {
  const host = use(MediaHost);
  const content = (
    <>
      <i>
        <PlayIcon />
      </i>
      {children}
    </>
  );
  return (
    <>
      <DialogButton opens={opens} className={styles.watch}>
        {content}
      </DialogButton>
      <a className={`${styles.watch} ${styles.plain}`} href={host + clipPath(clip, 'wide', 'mp4')}>
        {content}
      </a>
    </>
  );
}
