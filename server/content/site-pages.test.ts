import { expect, test } from 'vitest';
import { faultsWith } from '#tests/support/site/faulty-content.ts';

test('a page whose address the server answers itself is refused, with what to do', () => {
  const page = 'kind: support\nwhere: {}\npicture: megatron/robot\nsections:\n  - { id: top, kind: page-head }\n';
  expect(faultsWith([], [['pages/preview/page.yaml', page]])).toContain(
    'pages/preview/page.yaml: found the address /preview, which the server answers itself. Give the folder another name.',
  );
});
