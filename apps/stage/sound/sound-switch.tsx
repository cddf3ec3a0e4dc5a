import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { SoundName } from '#robots/names.ts';
import { adoptStyles } from '#ui/adopt-styles.ts';
import { soundIcon } from '#ui/media/sound-icon.ts';
import { useMessages } from '#ui/messages.ts';
import pillStyles from '#ui/pill.module.css';
import pillSheet from '#ui/pill.module.css?inline';
import type { Live } from '../use-live.ts';
import { RecentSounds } from './recent-sounds.ts';
import { soundChoice } from './sound-choice.ts';
import styles from './sound-switch.module.css';
import sheet from './sound-switch.module.css?inline';
import type { Speaker } from './spoken-line.ts';
import { createStageSpeaker, type StageSpeaker } from './stage-speaker.ts';

for (const each of [pillSheet, sheet]) adoptStyles(each);

export interface SoundSwitchProps {
  live: Live;
  onSpeaker?: ((speaker: Speaker | undefined) => void) | undefined;
}

/** The names of the sounds are no live region, which would be spoken over the sound. */
export function SoundSwitch({ live: { canvas, source, startRequested }, onSpeaker }: SoundSwitchProps) {
  const { sounds } = useMessages<'sounds'>();
  const isOn = useSyncExternalStore(soundChoice.onChange, () => soundChoice.isOn);
  const [heard, setHeard] = useState<readonly SoundName[]>([]);
  const speaker = useRef<StageSpeaker>(undefined);

  useEffect(() => {
    const stage = canvas.current?.parentElement;
    if (!stage) return;
    const recent = new RecentSounds(setHeard);
    const current = createStageSpeaker({
      stage,
      source,
      wasAsked: startRequested.current,
      onHeard: (names) => recent.hear(names),
    });
    speaker.current = current;
    onSpeaker?.(current);
    return () => {
      onSpeaker?.(undefined);
      current.dispose();
      recent.clear();
    };
  }, [canvas, source, startRequested, onSpeaker]);

  return (
    <div className={styles.sound} data-sound="">
      <button type="button" className={pillStyles.pill} aria-pressed={isOn} onClick={() => speaker.current?.toggle()}>
        <svg viewBox="0 0 18 16" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="1.6">
          <path d={soundIcon.body} fill="currentColor" />
          <path d={isOn ? soundIcon.on : soundIcon.off} />
        </svg>
        {sounds.sound}
      </button>
      {isOn && heard.length > 0 && <p className={pillStyles.pill}>{heard.map((name) => sounds[name]).join(' · ')}</p>}
    </div>
  );
}
