import { expect, test } from 'vitest';
import { settingsFields, wordFields } from '#pages/page-fields.ts';
import { realSite } from '../support/site/real-site.ts';

test('every string in the settings of pages says what it is: words stand in files of their own', () => {
  const texts = Object.entries(realSite.pages).flatMap(([slug, { settings }]) =>
    settingsFields(settings).flatMap(({ role, path }) => (role.role === 'text' ? [`${slug} ${path.join('.')}`] : [])),
  );
  expect(texts).toEqual([]);
});

test('every string in the words of pages is a text or a link', () => {
  const others = Object.entries(realSite.pages).flatMap(([slug, { settings, words }]) =>
    Object.values(words)
      .flatMap((wordsOfEdition) => wordFields(settings, wordsOfEdition))
      .flatMap(({ role, path }) => (['text', 'link'].includes(role.role) ? [] : [`${slug} ${path.join('.')}`])),
  );
  expect(others).toEqual([]);
});
