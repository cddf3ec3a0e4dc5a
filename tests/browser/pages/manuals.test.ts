import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityProblems } from '../support/page-checks.ts';
import { visitors } from '../support/visitors.ts';

const { newVisitor } = visitors();
const path = '/us/manuals';

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const visibleTables = (page: Page) => page.locator('main table').locator('visible=true');

describe('the manuals', () => {
  test('show one series at a time, and the arrow keys move to the next', async () => {
    const { page, open, troubles } = await newVisitor('desktop');
    await open(path);
    await tab(page, 'Flagship').focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => tab(page, 'Elite and Signature').getAttribute('aria-selected')).toBe('true');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('elite-tab');
    expect(await visibleTables(page).count()).toBe(1);
    await page.keyboard.press('End');
    await visibleTables(page).getByRole('link', { name: 'AI Base' }).waitFor();
    expect(new URL(page.url()).hash).toBe('#ai-base');
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(troubles).toEqual([]);
  });

  test('open at the series named in the address', async () => {
    const { page, open } = await newVisitor('phone');
    await open(`${path}#interstellar-scout`);
    await expect.poll(() => tab(page, 'Interstellar Scout').getAttribute('aria-selected')).toBe('true');
    expect(await visibleTables(page).getByRole('link').first().textContent()).toContain('K1');
  });

  test('are PDF files at the address of their row', async () => {
    const { page, context, open } = await newVisitor('desktop');
    await open(path);
    const href =
      (await page.getByRole('link', { name: 'Flagship Megatron' }).and(page.locator('main a')).getAttribute('href')) ??
      '';
    const response = await context.request.get(href);
    expect(response.headers()['content-type']).toBe('application/pdf');
    expect((await response.body()).subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('are all listed below each other without JavaScript', async () => {
    const { page, open } = await newVisitor('tablet', { javaScriptEnabled: false });
    await open(path);
    expect(await visibleTables(page).count()).toBe(7);
    expect(await page.getByRole('tab').count()).toBe(0);
  });
});
