import { expect, test } from 'vitest';
import { contentFromFiles } from '#tests/support/site/content-from-files.ts';
import { loneFullStops } from './lone-full-stops.ts';

const findingsIn = (...texts: string[]) => {
  const items = Object.fromEntries(
    texts.map((text, index) => [`item${index}`, { title: 'A title without one', text }]),
  );
  return loneFullStops(contentFromFiles({ 'pages/home/en.yaml': { sections: { details: { items } } } }));
};

test('finds the only text among siblings without a full stop', () => {
  expect(
    findingsIn(
      'It folds into a tank.',
      'It gets up again by itself and then it waits there until somebody tells it what to do',
      'It walks, {speed, number} cm/s.',
    ),
  ).toEqual([
    expect.objectContaining({
      check: 'lone-full-stop',
      file: 'pages/home/en.yaml',
      path: 'sections.details.items.item1.text',
    }),
  ]);
});

test('finds it in a list', () => {
  const list = [
    'It folds into a tank.',
    'It gets up again by itself.',
    'It walks and it drives and then it waits there until somebody tells it what to do',
  ];
  const faq = { categories: { care: { questions: { feet: { answer: list } } } } };
  expect(loneFullStops(contentFromFiles({ 'pages/home/ja.yaml': { sections: { faq } } }))).toEqual([
    expect.objectContaining({ path: 'sections.faq.categories.care.questions.feet.answer.2' }),
  ]);
});

test.each([
  ['all with one', ['It folds into a tank.', 'It gets up by itself!', 'It walks, “as it likes.”', 'それだけです。']],
  [
    'none with one',
    [
      'It folds into a tank',
      'It gets up again by itself and then it waits there until somebody tells it what to do',
      'It walks and it drives and then it waits there until somebody tells it what to do',
    ],
  ],
  ['a label among sentences', ['It folds into a tank.', 'It gets up again.', 'Any colour']],
  [
    'two of a pair',
    ['It folds into a tank.', 'It gets up again by itself and then it waits there until somebody tells it what to do'],
  ],
])('accepts %s', (_what, texts) => {
  expect(findingsIn(...texts)).toEqual([]);
});
