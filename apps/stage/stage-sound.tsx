import { type ComponentType, lazy, Suspense } from 'react';
import type { SoundSwitchProps } from './sound/sound-switch.tsx';

/** Loaded with what it makes heard, because it is of no use before. Without its script there is no sound. */
const SoundSwitch = lazy<ComponentType<SoundSwitchProps>>(() =>
  import('./sound/sound-switch.tsx').then(
    ({ SoundSwitch: Switch }) => ({ default: Switch }),
    () => ({ default: () => null }),
  ),
);

export const StageSound = (props: SoundSwitchProps) =>
  props.live.source && (
    <Suspense>
      <SoundSwitch {...props} />
    </Suspense>
  );
