import { expect, test } from 'vitest';
import type { Messages } from '../messages/messages-schema.ts';
import type { ClipContent } from '../site.ts';
import { clipTexts } from './clip-texts.ts';

const clip = {
  label: { en: 'It turns' },
  caption: { en: 'It turns around.' },
  heard: [
    { from: 0, to: 1, sounds: ['servos'] },
    { from: 1, to: 2.5, sounds: ['servos', 'steps'] },
  ],
} as unknown as ClipContent;
const language = {
  lang: 'en',
  locales: ['en'],
  messages: { clips: { heard: '{caption} Sound: {sounds}.' }, sounds: { servos: 'whir', steps: 'steps' } } as Messages,
  format: (message: string, values: object) =>
    Object.entries(values).reduce((text, [name, value]) => text.replace(`{${name}}`, String(value)), message),
};

test('a clip is described together with what is heard, each sound once', () => {
  expect(clipTexts('robot/turn', clip, language).caption).toBe('It turns around. Sound: whir, steps.');
});

test.each(['ko-KR', 'ja-JP', 'zh-CN', 'zh-HK'])('sounds do not run together in %s', (lang) => {
  expect(clipTexts('robot/turn', clip, { ...language, lang }).caption).not.toMatch(/whir ?steps/);
});

test('no 및 stands in a Korean list', () => {
  expect(clipTexts('robot/turn', clip, { ...language, lang: 'ko-KR' }).caption).toContain('whir, steps');
});

test('its captions name what is heard at once', () => {
  expect(clipTexts('robot/turn', clip, language).sounds).toEqual([
    { from: 0, to: 1, text: 'whir' },
    { from: 1, to: 2.5, text: 'whir · steps' },
  ]);
});

test('a clip without sound is described as it is', () => {
  expect(clipTexts('robot/turn', { ...clip, heard: [] }, language)).toMatchObject({
    caption: 'It turns around.',
    sounds: [],
  });
});
