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
 * Speech recognition that a button toggles; undefined when the browser has none. The callback receives the possible
 * readings of each phrase.
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
