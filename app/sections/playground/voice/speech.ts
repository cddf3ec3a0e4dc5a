/** Why listening ended: no microphone allowed, nothing said, or recognition not available. */
export type SpeechFault = 'refused' | 'silent' | 'away';

export interface SpeechListeners {
  /** Receives the possible readings of a phrase, the likeliest first. */
  onSaid(readings: string[]): void;
  onEnd(fault: SpeechFault | undefined): void;
}

/** The part of the Web Speech API that we use. */
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
  /** In newer browsers: whether these languages can be recognized, if asked on the device alone. */
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

/** The language to listen for. Browsers do not know `en-EU`, the tag of the European edition. */
export const spokenLanguage = (lang: string): string => (lang === 'en-EU' ? 'en-GB' : lang);

/** Whether this browser has speech recognition. */
export const canListen = (here: object = globalThis): boolean => makerIn(here) !== undefined;

/** Whether recognition runs on the device, without sending the voice anywhere. */
export async function listensLocally(lang: string, here: object = globalThis): Promise<boolean> {
  const state = await makerIn(here)
    ?.available?.({ langs: [spokenLanguage(lang)], processLocally: true })
    .catch(() => 'unavailable');
  return state === 'available';
}

/** Listens until it is stopped or the browser ends it. Throws when `canListen` is false. */
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
