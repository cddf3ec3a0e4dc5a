import type { Page } from 'playwright-core';

type WithVoices = typeof globalThis & { spokenForTest: { text: string; voice: string }[] };

/** Gives the page two voices for English, one of the device and one that is far away. To be called before it opens. */
export const pretendVoices = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const spoken: WithVoices['spokenForTest'] = [];
    const voices = ['far', 'device'].map((name) => ({ name, lang: 'en-US', localService: name === 'device' }));
    class Utterance extends EventTarget {
      voice = { name: '' };
      text: string;

      constructor(text: string) {
        super();
        this.text = text;
      }
    }
    const speak = (utterance: Utterance) => {
      spoken.push({ text: utterance.text, voice: utterance.voice.name });
      setTimeout(() => utterance.dispatchEvent(new Event('end')), 200);
    };
    Object.assign(globalThis, { spokenForTest: spoken, SpeechSynthesisUtterance: Utterance });
    const speechSynthesis = { getVoices: () => voices, speak, cancel: () => {} };
    Object.defineProperty(globalThis, 'speechSynthesis', { value: speechSynthesis });
  });

/** Returns the lines that the page has given to the browser's own voices. */
export const spokenByBrowser = (page: Page): Promise<WithVoices['spokenForTest']> =>
  page.evaluate(() => (globalThis as WithVoices).spokenForTest);
