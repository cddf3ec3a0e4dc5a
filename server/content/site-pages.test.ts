import { expect, test } from 'vitest';
import { faultsWith } from '#tests/support/site/faulty-content.ts';

test('a page whose address the server answers itself is refused, with what to do', () => {
  const page = 'kind: support\nwhere: {}\npicture: megatron/robot\nsections:\n  - { id: top, kind: page-head }\n';
  expect(faultsWith([], [['pages/preview/page.yaml', page]])).toContain(
    'pages/preview/page.yaml: found the address /preview, which the server answers itself. Give the folder another name.',
  );
});

test('a section on a kind of page that cannot hold it is refused, with those that can stand there', () => {
  const page = 'kind: news\nwhere: {}\npicture: megatron/robot\nsections:\n  - { id: text, kind: prose, parts: [] }\n';
  expect(faultsWith([], [['pages/news/text/page.yaml', page]])).toContain(
    'pages/news/text/page.yaml › sections.0.kind: found "prose", which a news page cannot hold. Write one of article, news-list, page-head, or add news to the line of prose in rules/sections/registry.ts.',
  );
});

test('a section of no kind is refused, with the kinds that its page can hold', () => {
  const page = 'kind: news\nwhere: {}\npicture: megatron/robot\nsections:\n  - { id: text, kind: constructor }\n';
  expect(faultsWith([], [['pages/news/text/page.yaml', page]])).toContain(
    'pages/news/text/page.yaml › sections.0.kind: found "constructor". Write one of article, news-list, page-head.',
  );
});
