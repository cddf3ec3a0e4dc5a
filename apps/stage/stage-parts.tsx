import { type ComponentType, lazy, Suspense } from 'react';
import { isGivenUp } from './live-run.ts';
import type { SoundSwitchProps } from './sound/sound-switch.tsx';
import type { StageClipProps } from './stage-clip.tsx';

const Nothing = () => null;

/** Loaded with what it makes heard: a drawing, or lines that are spoken beside a film. */
const SoundSwitch = lazy<ComponentType<SoundSwitchProps>>(() =>
  import('./sound/sound-switch.tsx').then(
    ({ SoundSwitch: Switch }) => ({ default: Switch }),
    () => ({ default: Nothing }),
  ),
);

export const StageSound = (props: SoundSwitchProps) =>
  (props.live.source || (props.onSpeaker && isGivenUp(props.live.state))) && (
    <Suspense>
      <SoundSwitch {...props} />
    </Suspense>
  );

/** Loaded only where a film is shown. Without its script the picture stays. */
const StageClip = lazy<ComponentType<StageClipProps>>(() =>
  import('./stage-clip.tsx').then(
    ({ StageClip: Clip }) => ({ default: Clip }),
    () => ({ default: Nothing }),
  ),
);

export const StageFilm = (props: StageClipProps) => (
  <Suspense>
    <StageClip {...props} />
  </Suspense>
);
