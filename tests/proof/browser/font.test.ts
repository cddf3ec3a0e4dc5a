import { test } from 'vitest';
import { expectStableText } from '../../browser/loading/late-font.ts';
import { visitors } from '../../browser/support/visitors.ts';

const { newVisitor } = visitors({ SITE_CLOCK: '2025-08-01T12:00:00Z' });

test.each(['/uk', '/', '/jp', '/uk/choose-your-region', '/de/flagship-megatron', '/fr/faq', '/no-such-page'])(
  'a font that loads late hardly shifts the text (%s)',
  async (path) => expectStableText(await newVisitor('desktop'), path),
);
