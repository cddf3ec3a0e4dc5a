import { useMemo, useRef, useState } from 'react';
import type { Voice } from '#core/section/voice.ts';
import type { Speaker } from '../../stage/sound/spoken-line.ts';

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
  const [onSpeaker] = useState(() => (next: Speaker | undefined) => {
    speaker.current = next;
  });
  return { bubble, robotVoice, onSpeaker };
}
