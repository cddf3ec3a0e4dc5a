import { afterEach, expect, test, vi } from 'vitest';
import { canListen, listen, listensLocally } from './speech.ts';

afterEach(() => void vi.unstubAllGlobals());

/** Gives the browser speech recognition. Returns the recognitions that are started, to send events to. */
function stubRecognition(availability?: string) {
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
  vi.stubGlobal('webkitSpeechRecognition', FakeRecognition);
  return started;
}

test('does not listen in a browser without speech recognition', async () => {
  expect(canListen()).toBe(false);
  expect(await listensLocally('en')).toBe(false);
  expect(() => listen('en', false, vi.fn(), vi.fn())).toThrow('does not turn speech into text');
});

test.each([
  ['en-EU', 'en-GB'],
  ['zh-CN', 'zh-CN'],
])('on a page in %s listens for %s', (lang, spoken) => {
  const started = stubRecognition();
  listen(lang, false, vi.fn(), vi.fn());
  expect(started[0]).toMatchObject({ lang: spoken, processLocally: false });
});

test.each([
  ['available', true],
  ['downloadable', false],
  [undefined, false],
])('recognizes a language that is %s on the device locally: %s', async (availability, isLocal) => {
  stubRecognition(availability);
  expect(await listensLocally('de')).toBe(isLocal);
});

test('passes on every phrase once, with all its readings', () => {
  const started = stubRecognition();
  const receivePhrase = vi.fn();
  listen('en', true, receivePhrase, vi.fn());
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
  const started = stubRecognition();
  const onEnd = vi.fn();
  const listening = listen('en', false, vi.fn(), onEnd);
  started[0]?.onerror?.({ error });
  listening.stop();
  expect(onEnd).toHaveBeenCalledExactlyOnceWith(speechError);
});
