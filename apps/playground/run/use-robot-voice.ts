import { useMemo, useRef, useState } from 'react';
import type { Voice } from '#core/section/voice.ts';
import { soundChoice } from '../../stage/sound/sound-choice.ts';
import type { Speaker } from '../../stage/sound/spoken-line.ts';

/** Time in ms after which a program runs without sound. */
const longestLoading = 2_000;

export type RobotVoice = ReturnType<typeof useRobotVoice>['robotVoice'];

export function useRobotVoice(voice: Voice) {
  const currentVoice = useRef(voice);
  currentVoice.current = voice;
  const [bubble, setBubble] = useState<{ text: string; isSpoken: boolean }>();
  const speaker = useRef<Speaker>(undefined);
  const isMuted = useRef(false);
  /** True if the last words that were spoken are those of the bubble. */
  const isBubble = useRef(false);
  const robotVoice = useMemo(() => {
    const spokenLine = (text: string) => ({ voice: currentVoice.current, text });
    const canSay = (text: string) => !isMuted.current && speaker.current?.canSay(spokenLine(text)) === true;
    const speak = (text: string) => speaker.current?.say(spokenLine(text));
    return {
      canSay,
      /** Shows a text; undefined clears it. Returns a promise for when it has been heard, if it can be. */
      show(text: string | undefined): Promise<void> | undefined {
        const isSpoken = text !== undefined && canSay(text);
        setBubble(text === undefined ? undefined : { text, isSpoken });
        if (!isSpoken && isBubble.current) speaker.current?.stop();
        isBubble.current = isSpoken;
        return isSpoken ? speak(text) : undefined;
      },
      /** Speaks what is shown elsewhere. */
      say(text: string): void {
        if (!canSay(text)) return;
        isBubble.current = false;
        void speak(text);
      },
      /** Keeps silent while a microphone would hear it. */
      mute(nextMuted: boolean): void {
        isMuted.current = nextMuted;
        if (nextMuted) speaker.current?.stop();
      },
    };
  }, []);
  const [{ onSpeaker, whenSpeaking }] = useState(() => {
    const { promise, resolve } = Promise.withResolvers<void>();
    return {
      onSpeaker(next: Speaker | undefined) {
        speaker.current = next;
        if (next) resolve();
      },
      /** Resolves when words would be heard, or at once while the visitor wants no sound. */
      whenSpeaking: () =>
        soundChoice.isOn
          ? Promise.race([promise, new Promise<void>((waited) => setTimeout(waited, longestLoading))])
          : Promise.resolve(),
    };
  });
  return { bubble, robotVoice, onSpeaker, whenSpeaking };
}
