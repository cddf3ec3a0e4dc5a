import { expect } from 'vitest';
import { testByDepth } from '../../support/rows-by-depth.ts';
import { layoutShiftOf, waitForFont } from '../support/layout-shifts.ts';
import { type Visitor, visitors } from '../support/visitors.ts';

const { newVisitor } = visitors();

async function expectStableText({ page, open }: Visitor, path: string): Promise<void> {
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await open(path);
  await waitForFont(page);
  const { total, largest } = await layoutShiftOf(page);
  expect(total, JSON.stringify(largest)).toBeLessThan(0.05);
}

testByDepth({
  gate: ['/uk'],
  all: ['/uk', '/', '/jp', '/uk/choose-your-region', '/de/flagship-megatron', '/fr/faq', '/no-such-page'],
})('a font that loads late hardly shifts the text (%s)', async (path) =>
  expectStableText(await newVisitor('desktop'), path),
);
