import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityProblems } from '../support/page-checks.ts';
import { visitors } from '../support/visitors.ts';

const { come } = visitors();
const path = '/us/manuals';

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const shownTables = (page: Page) => page.locator('main table').locator('visible=true');

describe('the manuals', () => {
  test('show one series at a time, and the arrow keys move to the next', async () => {
    const { page, open, troubles } = await come('desktop');
    await open(path);
    await tab(page, 'Flagship').focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => tab(page, 'Elite and Signature').getAttribute('aria-selected')).toBe('true');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('elite-tab');
    expect(await shownTables(page).count()).toBe(1);
    await page.keyboard.press('End');
    await shownTables(page).getByRole('link', { name: 'AI Base' }).waitFor();
    expect(new URL(page.url()).hash).toBe('#ai-base');
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(troubles).toEqual([]);
  });

  test('open at the series named in the address', async () => {
    const { page, open } = await come('phone');
    await open(`${path}#interstellar-scout`);
    await expect.poll(() => tab(page, 'Interstellar Scout').getAttribute('aria-selected')).toBe('true');
    expect(await shownTables(page).getByRole('link').first().textContent()).toContain('K1');
  });

  test('are PDF files at the address of their row', async () => {
    const { page, context, open } = await come('desktop');
    await open(path);
    const href =
      (await page.getByRole('link', { name: 'Flagship Megatron' }).and(page.locator('main a')).getAttribute('href')) ??
      '';
    const answer = await context.request.get(href);
    expect(answer.headers()['content-type']).toBe('application/pdf');
    expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('are all listed below each other without JavaScript', async () => {
    const { page, open } = await come('tablet', { javaScriptEnabled: false });
    await open(path);
    expect(await shownTables(page).count()).toBe(7);
    expect(await page.getByRole('tab').count()).toBe(0);
  });
});
