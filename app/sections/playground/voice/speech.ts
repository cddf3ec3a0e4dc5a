/** Why nothing was understood: no microphone given, nothing said, or no recognition to be had. */
export type SpeechFault = 'refused' | 'silent' | 'away';

export interface SpeechListeners {
  /** What was said, as the browser best understood it first. */
  onSaid(readings: string[]): void;
  onEnd(fault: SpeechFault | undefined): void;
}

/** The part of the Web Speech API that is used here. */
interface Recognition {
  lang: string;
  continuous: boolean;
  maxAlternatives: number;
  processLocally?: boolean;
  onresult: ((event: { resultIndex: number; results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
  abort(): void;
}

interface RecognitionMaker {
  new (): Recognition;
  /** Newer browsers: whether these languages are understood, on the device alone where that is asked. */
  available?(asked: { langs: string[]; processLocally: boolean }): Promise<string>;
}

interface SpeakingWindow {
  SpeechRecognition?: RecognitionMaker;
  webkitSpeechRecognition?: RecognitionMaker;
}

const faults: Record<string, SpeechFault | undefined> = {
  'not-allowed': 'refused',
  'audio-capture': 'refused',
  'no-speech': 'silent',
  aborted: undefined,
};

const makerIn = (here: SpeakingWindow): RecognitionMaker | undefined =>
  here.SpeechRecognition ?? here.webkitSpeechRecognition;

/** The language to listen for on a page in `lang`: no browser knows the English of the European edition. */
export const spokenLanguage = (lang: string): string => (lang === 'en-EU' ? 'en-GB' : lang);

/** Whether this browser turns speech into text. */
export const canListen = (here: object = globalThis): boolean => makerIn(here) !== undefined;

/** Whether it does so without sending the voice anywhere. */
export async function listensLocally(lang: string, here: object = globalThis): Promise<boolean> {
  const state = await makerIn(here)
    ?.available?.({ langs: [spokenLanguage(lang)], processLocally: true })
    .catch(() => 'unavailable');
  return state === 'available';
}

/** Listens until it is stopped or the browser ends it. Throws where `canListen` says no. */
export function listen(
  lang: string,
  isLocal: boolean,
  { onSaid, onEnd }: SpeechListeners,
  here: object = globalThis,
): Pick<Recognition, 'stop' | 'abort'> {
  const Maker = makerIn(here);
  if (!Maker) throw new Error('this browser does not turn speech into text');
  const recognition = new Maker();
  let fault: SpeechFault | undefined;
  Object.assign(recognition, {
    lang: spokenLanguage(lang),
    continuous: true,
    maxAlternatives: 5,
    ...(isLocal && { processLocally: true }),
  });
  recognition.onresult = ({ resultIndex, results }) => {
    for (const readings of Array.from(results).slice(resultIndex))
      onSaid(Array.from(readings, ({ transcript }) => transcript));
  };
  recognition.onerror = ({ error }) => {
    fault = Object.hasOwn(faults, error) ? faults[error] : 'away';
  };
  recognition.onend = () => onEnd(fault);
  recognition.start();
  return recognition;
}
