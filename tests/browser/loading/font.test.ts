import { test } from 'vitest';
import { visitors } from '../support/visitors.ts';
import { expectStableText } from './late-font.ts';

const { newVisitor } = visitors();

test.each(['/uk'])('a font that loads late hardly shifts the text (%s)', async (path) =>
  expectStableText(await newVisitor('desktop'), path),
);
