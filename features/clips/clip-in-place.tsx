import type { ReactNode } from 'react';
import type { Clip } from '#core/media/picture.ts';
import { PauseIcon, PlayIcon } from '#ui/icons.tsx';
import { ClipSources } from '#ui/media/clip-sources.tsx';
import { writeSoundCaptions } from '#ui/media/sound-captions.ts';
import { soundIcon } from '#ui/media/sound-icon.ts';
import { usePage } from '#ui/page-context.tsx';
import pillStyles from '#ui/pill.module.css';
import styles from './clip-in-place.module.css';

interface ClipInPlaceProps {
  clip: Clip;
  /** Label of the button that plays it. */
  label?: string;
  starts?: boolean;
  /** Second of the clip at which it begins. */
  from?: number | undefined;
  /** The button plays it with its sound. */
  aloud?: boolean;
  className?: string | undefined;
  /** A sound beside that of the clip. */
  children?: ReactNode;
}

/** A clip in place of a picture, with its buttons. Scripts show what is hidden. */
export function ClipInPlace({ clip, label = clip.label, from, starts, aloud, className, children }: ClipInPlaceProps) {
  const { action, sounds } = usePage().messages;
  return (
    <x-clip data-starts={starts ? '' : undefined} data-aloud={aloud ? '' : undefined}>
      <ClipVideo clip={clip} from={from} />
      {children}
      <div className={`actions ${className ?? styles.controls}`} hidden>
        <button type="button" className={pillStyles.pill}>
          <PlayIcon />
          <PauseIcon />
          <span>{label}</span>
          <span hidden>{action.pause}</span>
          <span hidden>{action.play}</span>
        </button>
        <button type="button" className={pillStyles.pill} aria-pressed="false" hidden>
          <svg viewBox="0 0 18 16" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="1.6">
            <path d={soundIcon.body} fill="currentColor" />
            <path d={soundIcon.off} />
          </svg>
          <span>{sounds.sound}</span>
        </button>
        <p className={pillStyles.pill} hidden />
      </div>
    </x-clip>
  );
}

export const ClipVideo = ({ clip, from }: { clip: Clip; from?: number | undefined }) => (
  <video
    hidden
    playsInline
    muted
    preload="none"
    aria-label={clip.label}
    data-from={from}
    data-sound={usePage().messages.sounds.sound}
    data-heard={writeSoundCaptions(clip.sounds)}
  >
    <ClipSources clip={clip} />
  </video>
);
