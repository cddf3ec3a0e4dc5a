import { use } from 'react';
import { clipPath } from '#core/media/media-address.ts';
import { buttonClass } from '#ui/button.tsx';
import { MediaHost } from '#ui/media/media-host.ts';
import { Picture } from '#ui/media/picture.tsx';
import { ClipInPlace, ClipVideo } from '../../clips/clip-in-place.tsx';
import styles from './showpiece.module.css';
import type { ShowpieceValue } from './showpiece.ts';

/** Without scripts the picture stands there, with a link to the clip. */
export function ShowpieceSection({ section }: { section: ShowpieceValue }) {
  const { id, anchor, heading, lead, action, way, from, picture, clip, voice } = section;
  const host = use(MediaHost);
  const hasSlider = way === 'drag' || way === 'lamp';
  return (
    <section id={anchor} data-surface="dark" aria-labelledby={`${id}-heading`}>
      <x-showpiece
        className={`scene ${styles.stage}`}
        data-way={way}
        data-whole={clip && picture.id !== clip.poster.id ? '' : undefined}
      >
        <Picture picture={picture} sizes="(width >= 1024px) 84vw, 130vw" className={styles.still} />
        <div className={`wrap stack ${styles.words}`}>
          <h2 className="heading" id={`${id}-heading`}>
            {heading}
          </h2>
          <p className="lead">{lead}</p>
          {hasSlider && (
            <label className={styles.slider}>
              {action}
              <input type="range" defaultValue={way === 'lamp' ? 50 : 0} />
            </label>
          )}
          {clip && hasSlider && <ClipVideo clip={clip} from={from} />}
          {clip && !hasSlider && (
            <ClipInPlace clip={clip} from={from} label={action} aloud className={styles.controls}>
              {voice && (
                // biome-ignore lint/a11y/useMediaCaption: the player of the clip shows its caption
                <audio preload="none" data-at={voice.at}>
                  {voice.sources.map(({ type, path }) => (
                    <source key={type} type={type} src={path} />
                  ))}
                </audio>
              )}
            </ClipInPlace>
          )}
          {clip && (
            <noscript>
              <a className={buttonClass()} href={host + clipPath(clip, 'wide', 'mp4')}>
                {action}
              </a>
            </noscript>
          )}
        </div>
      </x-showpiece>
    </section>
  );
}
