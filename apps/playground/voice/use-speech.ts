import { useEffect, useRef, useState } from 'react';
import type { SpeechError } from './speech.ts';
import { canListen, listen, listensLocally } from './speech.ts';

export interface Speech {
  isListening: boolean;
  /** Whether the voice stays on the device. */
  isLocal: boolean;
  error: SpeechError | undefined;
  toggle(): void;
}

/**
 * Speech recognition that a button toggles; undefined when the browser has none. The callback receives the possible
 * readings of each phrase.
 */
export function useSpeech(onPhrase: (readings: string[]) => void): Speech | undefined {
  const [isListening, setListening] = useState(false);
  const [isLocal, setLocal] = useState(false);
  const [speechError, setSpeechError] = useState<SpeechError>();
  const current = useRef<ReturnType<typeof listen>>(undefined);
  const latest = useRef(onPhrase);
  latest.current = onPhrase;

  useEffect(() => {
    void listensLocally(document.documentElement.lang).then(setLocal);
    return () => current.current?.abort();
  }, []);

  function toggle(): void {
    if (current.current) {
      current.current.stop();
      return;
    }
    setSpeechError(undefined);
    setListening(true);
    const onEnd = (reason: SpeechError | undefined) => {
      current.current = undefined;
      setListening(false);
      setSpeechError(reason);
    };
    try {
      current.current = listen(document.documentElement.lang, isLocal, {
        onPhrase: (readings) => latest.current(readings),
        onEnd,
      });
    } catch {
      onEnd('away');
    }
  }
  return canListen() ? { isListening, isLocal, error: speechError, toggle } : undefined;
}
