import { test } from 'vitest';
import { expectTransformation } from '../../browser/pages/transformation.ts';
import { type Screen, visitors } from '../../browser/support/visitors.ts';

const { newVisitor } = visitors();

test.each([
  ['/us/flagship-megatron', 'desktop'],
  ['/de/flagship-optimus-prime', 'tablet'],
  ['/jp/flagship-bumblebee', 'phone'],
] as [string, Screen][])(
  'the robot of %s transforms while a %s scrolls, and back',
  { timeout: 60_000 },
  async (path, screen) => expectTransformation(await newVisitor(screen), path),
);
