import type { Clip } from '#core/media/picture.ts';
import { PauseIcon, PlayIcon } from '#ui/icons.tsx';
import { ClipSources } from '#ui/media/clip-sources.tsx';
import { writeSoundCaptions } from '#ui/media/sound-captions.ts';
import { soundIcon } from '#ui/media/sound-icon.ts';
import { usePage } from '#ui/page-context.tsx';
import pillStyles from '#ui/pill.module.css';
import styles from './carousel-clip.module.css';

/** The clip of a slide's robot, in place of its picture, with its buttons. Scripts show what is hidden. */
export function CarouselClip({ clip, starts }: { clip: Clip; starts: boolean }) {
  const { action, sounds } = usePage().messages;
  return (
    <x-carousel-clip data-starts={starts ? '' : undefined}>
      <video
        hidden
        playsInline
        muted
        preload="none"
        aria-label={clip.label}
        data-sound={sounds.sound}
        data-heard={writeSoundCaptions(clip.sounds)}
      >
        <ClipSources clip={clip} />
      </video>
      <div className={`actions ${styles.controls}`} hidden>
        <button type="button" className={pillStyles.pill}>
          <PlayIcon />
          <PauseIcon />
          <span>{clip.label}</span>
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
    </x-carousel-clip>
  );
}
