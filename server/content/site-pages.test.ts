import { expect, test } from 'vitest';
import { issuesWith } from '#tests/support/site/edited-content.ts';

test('refuses a page at a reserved path and says how to fix it', () => {
  const page = 'kind: support\nwhere: {}\npicture: megatron/robot\nsections:\n  - { id: top, kind: page-head }\n';
  expect(issuesWith([], [['pages/preview/page.yaml', page]])).toContain(
    'pages/preview/page.yaml: the address /preview, which the server answers itself. Give the folder another name.',
  );
});

test('refuses a section that this kind of page cannot contain and lists those that it can', () => {
  const page = 'kind: news\nwhere: {}\npicture: megatron/robot\nsections:\n  - { id: text, kind: prose, parts: [] }\n';
  expect(issuesWith([], [['pages/news/text/page.yaml', page]])).toContain(
    'pages/news/text/page.yaml › sections.0.kind: "prose", which a news page cannot hold. Write one of article, news-list, page-head, or add news to the line of prose in rules/sections/registry.ts.',
  );
});

test('refuses an unknown kind of section and lists the valid ones', () => {
  const page = 'kind: news\nwhere: {}\npicture: megatron/robot\nsections:\n  - { id: text, kind: constructor }\n';
  expect(issuesWith([], [['pages/news/text/page.yaml', page]])).toContain(
    'pages/news/text/page.yaml › sections.0.kind: "constructor". Write one of article, news-list, page-head.',
  );
});
