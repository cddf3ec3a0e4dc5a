import { useEffect, useRef, useState } from 'react';
import type { SpeechFault } from './speech.ts';
import { canListen, listen, listensLocally } from './speech.ts';

export interface Speech {
  isListening: boolean;
  /** Whether the voice stays on the device. */
  isLocal: boolean;
  fault: SpeechFault | undefined;
  toggle(): void;
}

/**
 * Hears what a visitor says, from a press until the next one; undefined where the browser cannot. `onSaid` gets every
 * phrase as it may be read.
 */
export function useSpeech(onSaid: (readings: string[]) => void): Speech | undefined {
  const [isListening, setListening] = useState(false);
  const [isLocal, setLocal] = useState(false);
  const [fault, setFault] = useState<SpeechFault>();
  const current = useRef<ReturnType<typeof listen>>(undefined);
  const latest = useRef(onSaid);
  latest.current = onSaid;

  useEffect(() => {
    void listensLocally(document.documentElement.lang).then(setLocal);
    return () => current.current?.abort();
  }, []);

  function toggle(): void {
    if (current.current) {
      current.current.stop();
      return;
    }
    setFault(undefined);
    setListening(true);
    const onEnd = (reason: SpeechFault | undefined) => {
      current.current = undefined;
      setListening(false);
      setFault(reason);
    };
    try {
      current.current = listen(document.documentElement.lang, isLocal, {
        onSaid: (readings) => latest.current(readings),
        onEnd,
      });
    } catch {
      onEnd('away');
    }
  }
  return canListen() ? { isListening, isLocal, fault, toggle } : undefined;
}
