import { useMemo, useRef, useState } from 'react';
import type { Voice } from '#core/section/voice-of.ts';
import type { Speaker } from '../../stage/sound/spoken-line.ts';

/** What the robot says, in its speech bubble and aloud if the visitor wants sound. */
export interface RobotVoice {
  /** Whether a text would be heard now. */
  canSay(text: string): boolean;
  /** Shows what the robot says; undefined clears it. Returns a promise for when it has been heard, if it can be. */
  show(text: string | undefined): Promise<void> | undefined;
  /** Speaks what is shown elsewhere. */
  say(text: string): void;
  /** Keeps silent while a microphone would hear it. */
  mute(isMuted: boolean): void;
}

/** Speaks on a stage. `onSpeaker` receives what speaks there. */
export function useRobotVoice(voice: Voice) {
  const currentVoice = useRef(voice);
  currentVoice.current = voice;
  const [bubble, setBubble] = useState<{ text: string; isSpoken: boolean }>();
  const speaker = useRef<Speaker>(undefined);
  const isMuted = useRef(false);
  /** Whether the last words that were spoken are those of the bubble. */
  const isBubble = useRef(false);
  const robotVoice = useMemo((): RobotVoice => {
    const spokenLine = (text: string) => ({ voice: currentVoice.current, text });
    const canSay = (text: string) => !isMuted.current && speaker.current?.canSay(spokenLine(text)) === true;
    const speak = (text: string) =>
      new Promise<void>((resolve) => speaker.current?.say(spokenLine(text), { onEnd: resolve }));
    return {
      canSay,
      show(text) {
        const isSpoken = text !== undefined && canSay(text);
        setBubble(text === undefined ? undefined : { text, isSpoken });
        if (!isSpoken && isBubble.current) speaker.current?.stop();
        isBubble.current = isSpoken;
        if (isSpoken) return speak(text);
        return undefined;
      },
      say(text) {
        if (!canSay(text)) return;
        isBubble.current = false;
        void speak(text);
      },
      mute(nextMuted) {
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
