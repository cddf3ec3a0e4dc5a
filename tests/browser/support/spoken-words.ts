import type { Page } from 'playwright-core';

/** Gives a page a recognition of speech that hears what `speak` says and nothing else. Before the page is opened. */
export const listening = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    class Recognition {
      onresult?: (event: object) => void;
      onerror?: (event: object) => void;
      onend?: () => void;
      start() {
        Object.assign(window, {
          speakForTest: (phrases: string[][]) =>
            this.onresult?.({
              resultIndex: 0,
              results: phrases.map((readings) => readings.map((transcript) => ({ transcript }))),
            }),
          failForTest: (error: string) => {
            this.onerror?.({ error });
            this.onend?.();
          },
        });
      }
      stop() {
        this.onend?.();
      }
      abort() {
        this.onend?.();
      }
    }
    Object.assign(window, { SpeechRecognition: Recognition, webkitSpeechRecognition: Recognition });
  });
};

/** Says a phrase to a page that listens, as it may be read. */
export const speak = (page: Page, ...readings: string[]): Promise<void> => speakOn(page, readings);

/** Says phrases that are understood in one go, each as it may be read. */
export const speakOn = (page: Page, ...phrases: string[][]): Promise<void> =>
  page.evaluate((said) => (window as never as { speakForTest(said: string[][]): void }).speakForTest(said), phrases);

/** Ends the listening of a page with an error of the browser's. */
export const failListening = (page: Page, error: string): Promise<void> =>
  page.evaluate((what) => (window as never as { failForTest(error: string): void }).failForTest(what), error);
