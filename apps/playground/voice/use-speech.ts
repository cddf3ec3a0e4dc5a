import { useEffect, useRef, useState } from 'react';
import { canListen, listen, listensLocally, type SpeechError } from './speech.ts';

/** Toggles speech recognition; undefined where the browser has none. `onPhrase` gets the readings of each phrase. */
export function useSpeech(onPhrase: (readings: string[]) => void) {
  const [isListening, setListening] = useState(false);
  const [isLocal, setLocal] = useState(false);
  const [error, setError] = useState<SpeechError>();
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
    setError(undefined);
    setListening(true);
    const onEnd = (reason: SpeechError | undefined) => {
      current.current = undefined;
      setListening(false);
      setError(reason);
    };
    try {
      const { lang } = document.documentElement;
      current.current = listen(lang, isLocal, (readings) => latest.current(readings), onEnd);
    } catch {
      onEnd('away');
    }
  }
  return canListen() ? { isListening, isLocal, error, toggle } : undefined;
}
