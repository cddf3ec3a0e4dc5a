import { type ComponentType, lazy, Suspense } from 'react';
import type { SoundSwitchProps } from './sound/sound-switch.tsx';
import type { Live } from './use-live.ts';

/** Loaded with what it makes heard, because it is of no use before. Without its script there is no sound. */
const SoundSwitch = lazy<ComponentType<SoundSwitchProps>>(() =>
  import('./sound/sound-switch.tsx').then(
    ({ SoundSwitch: Switch }) => ({ default: Switch }),
    () => ({ default: () => null }),
  ),
);

type StageSoundProps = { live: Live } & Pick<SoundSwitchProps, 'onSpeaker'>;

/** The switch for the sound of what `useLive` draws. */
export const StageSound = ({ live: { canvas, source, startRequested }, onSpeaker }: StageSoundProps) =>
  source && (
    <Suspense>
      <SoundSwitch canvas={canvas} source={source} startRequested={startRequested} onSpeaker={onSpeaker} />
    </Suspense>
  );
