import { useEffect, useRef, useState } from 'react';

/** The reason for which listening ended: no microphone allowed, nothing said, or recognition not available. */
export type SpeechError = 'refused' | 'silent' | 'away';

interface Recognition {
  lang: string;
  continuous: boolean;
  maxAlternatives: number;
  processLocally?: boolean;
  onresult: ((event: SpeechRecognitionEvent) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
  abort(): void;
}

interface RecognitionConstructor {
  new (): Recognition;
  /** Tells if these languages can be recognized, on the device alone if asked. Newer browsers have it. */
  available?(query: { langs: string[]; processLocally: boolean }): Promise<string>;
}

interface SpeechWindow {
  SpeechRecognition?: RecognitionConstructor;
  webkitSpeechRecognition?: RecognitionConstructor;
}

const errorsByName: Record<string, SpeechError | undefined> = {
  'not-allowed': 'refused',
  'audio-capture': 'refused',
  'no-speech': 'silent',
  aborted: undefined,
};

const findRecognition = (): RecognitionConstructor | undefined => {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as SpeechWindow;
  return SpeechRecognition ?? webkitSpeechRecognition;
};

/** The language to listen for. Browsers do not know `en-EU`, the tag of the European edition. */
const spokenLanguage = (lang: string): string => (lang === 'en-EU' ? 'en-GB' : lang);

export const canListen = (): boolean => findRecognition() !== undefined;

/** True if recognition runs on the device, without sending the voice anywhere. */
export async function listensLocally(lang: string): Promise<boolean> {
  const query = { langs: [spokenLanguage(lang)], processLocally: true };
  const state = await findRecognition()
    ?.available?.(query)
    .catch(() => 'unavailable');
  return state === 'available';
}

/** Listens until it is stopped. `onPhrase` gets the readings of a phrase, the likeliest first. */
export function listen(
  lang: string,
  isLocal: boolean,
  onPhrase: (readings: string[]) => void,
  onEnd: (lastError: SpeechError | undefined) => void,
): Pick<Recognition, 'stop' | 'abort'> {
  const Recognizer = findRecognition();
  if (!Recognizer) throw new Error('this browser does not turn speech into text');
  let lastError: SpeechError | undefined;
  const recognition = Object.assign(new Recognizer(), {
    lang: spokenLanguage(lang),
    continuous: true,
    maxAlternatives: 5,
    ...(isLocal && { processLocally: true }),
  });
  recognition.onresult = ({ resultIndex, results }) => {
    for (const readings of Array.from(results).slice(resultIndex))
      onPhrase(Array.from(readings, ({ transcript }) => transcript));
  };
  recognition.onerror = ({ error }) => {
    lastError = Object.hasOwn(errorsByName, error) ? errorsByName[error] : 'away';
  };
  recognition.onend = () => onEnd(lastError);
  recognition.start();
  return recognition;
}

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
