import { expect, test, vi } from 'vitest';
import { canListen, listen, listensLocally } from './speech.ts';

/** A fake browser with speech recognition. `started` holds the recognitions, to send events to. */
function fakeBrowser(availability?: string) {
  const started: FakeRecognition[] = [];
  class FakeRecognition {
    static available = availability === undefined ? undefined : async () => availability;
    lang = '';
    processLocally = false;
    onresult?: (event: object) => void;
    onerror?: (event: object) => void;
    onend?: () => void;
    start = () => void started.push(this);
    stop = () => this.onend?.();
    abort = () => this.onend?.();
  }
  return { here: { webkitSpeechRecognition: FakeRecognition }, started };
}

test('does not listen in a browser without speech recognition', async () => {
  expect(canListen({})).toBe(false);
  expect(await listensLocally('en', {})).toBe(false);
  expect(() => listen('en', false, { onPhrase() {}, onEnd() {} }, {})).toThrow('does not turn speech into text');
});

test.each([
  ['en-EU', 'en-GB'],
  ['zh-CN', 'zh-CN'],
])('on a page in %s listens for %s', (lang, spoken) => {
  const { here: browserWindow, started } = fakeBrowser();
  listen(lang, false, { onPhrase() {}, onEnd() {} }, browserWindow);
  expect(started[0]).toMatchObject({ lang: spoken, processLocally: false });
});

test.each([
  ['available', true],
  ['downloadable', false],
  [undefined, false],
])('recognizes a language that is %s on the device locally: %s', async (availability, isLocal) => {
  expect(await listensLocally('de', fakeBrowser(availability).here)).toBe(isLocal);
});

test('passes on every phrase once, with all its readings', () => {
  const { here: browserWindow, started } = fakeBrowser();
  const receivePhrase = vi.fn();
  listen('en', true, { onPhrase: receivePhrase, onEnd() {} }, browserWindow);
  const first = [{ transcript: 'wave' }, { transcript: 'Wade' }];
  started[0]?.onresult?.({ resultIndex: 0, results: [first] });
  started[0]?.onresult?.({ resultIndex: 1, results: [first, [{ transcript: 'execute' }]] });
  expect(receivePhrase.mock.calls).toEqual([[['wave', 'Wade']], [['execute']]]);
});

test.each([
  ['not-allowed', 'refused'],
  ['audio-capture', 'refused'],
  ['no-speech', 'silent'],
  ['network', 'away'],
  ['language-not-supported', 'away'],
  ['aborted', undefined],
])('reports the error %s as %s', (error, speechError) => {
  const { here: browserWindow, started } = fakeBrowser();
  const onEnd = vi.fn();
  const listening = listen('en', false, { onPhrase() {}, onEnd }, browserWindow);
  started[0]?.onerror?.({ error });
  listening.stop();
  expect(onEnd).toHaveBeenCalledExactlyOnceWith(speechError);
});
