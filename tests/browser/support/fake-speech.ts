import type { Page } from 'playwright-core';

/** Replaces speech recognition by one that hears the words of `speak`. To be called before the page is opened. */
export const fakeSpeechRecognition = async (page: Page): Promise<void> => {
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

/** Says a phrase to a page that listens; `readings` are the alternatives that recognition returns. */
export const speak = (page: Page, ...readings: string[]): Promise<void> => speakPhrases(page, readings);

/** Says several phrases that arrive as one result, each with its alternative readings. */
export const speakPhrases = (page: Page, ...phrases: string[][]): Promise<void> =>
  page.evaluate(
    (spokenPhrases) =>
      (window as never as { speakForTest(spokenPhrases: string[][]): void }).speakForTest(spokenPhrases),
    phrases,
  );

/** Ends speech recognition with an error. */
export const failRecognition = (page: Page, error: string): Promise<void> =>
  page.evaluate((errorCode) => (window as never as { failForTest(error: string): void }).failForTest(errorCode), error);
