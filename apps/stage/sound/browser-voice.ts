/** Pitch and speed: it shall sound like a machine, as the recorded voices do. */
const machine = { pitch: 0.5, rate: 0.95 };

/** Uses only voices of the device: others would send what a visitor has typed to the maker of the browser. */
export function browserVoice(language: string): SpeechSynthesisVoice | undefined {
  if (typeof speechSynthesis === 'undefined') return undefined;
  return speechSynthesis
    .getVoices()
    .find(({ lang, localService }) => localService && lang.split(/[-_]/)[0]?.toLowerCase() === language);
}

/** Speaks a text until it is over or aborted. Does nothing but call `onEnd` without a voice for the language. */
export function speakWithBrowser(
  text: string,
  { language, signal, onEnd }: { language: string; signal: AbortSignal; onEnd(): void },
): void {
  const voice = browserVoice(language);
  if (!voice) {
    onEnd();
    return;
  }
  const utterance = Object.assign(new SpeechSynthesisUtterance(text), machine, { voice, lang: voice.lang });
  for (const kind of ['end', 'error']) utterance.addEventListener(kind, onEnd);
  signal.addEventListener('abort', () => speechSynthesis.cancel());
  speechSynthesis.speak(utterance);
}
