import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { formatLinkError } from '#apps/playground/program/program-link.ts';
import { focusAt } from '../support/keyboard.ts';
import {
  blockLabels,
  grip,
  labelsOf,
  path,
  pieceButton,
  playground,
  rows,
  waitForStatus,
  words,
} from '../support/playground-page.ts';
import { visitors } from '../support/visitors.ts';

const { newVisitor } = visitors('everyday', 'software');

test('blocks can be dragged into the program and within it', { tags: 'every-browser', timeout: 180_000 }, async () => {
  const { page, open } = await newVisitor('desktop');
  await open(`${path}#program=wave.repeat2()`);
  await rows(page).first().waitFor();
  await focusAt(grip(page, '0'));
  const drag = async (from: Locator, to: Locator, share: number) => {
    const [start, end] = [await from.boundingBox(), await to.boundingBox()];
    if (!start || !end) throw new Error('the dragged element or its target is not visible');
    await page.mouse.move(start.x + 12, start.y + start.height / 2);
    await page.mouse.down();
    await page.mouse.move(end.x + 30, end.y + end.height / 2, { steps: 4 });
    await page.mouse.move(end.x + 30, end.y + end.height * share, { steps: 2 });
    await page.mouse.up();
  };
  await drag(pieceButton(page, 'wait'), rows(page).nth(0), 0.2);
  await expect.poll(() => blockLabels(page)).toEqual(labelsOf('wait1.wave.repeat2()'));
  await drag(grip(page, '1'), rows(page).nth(2), 0.8);
  await expect.poll(() => blockLabels(page)).toEqual(labelsOf('wait1.repeat2(wave)'));
  expect(await rows(page).nth(2).getAttribute('data-path')).toBe('1.0');

  await focusAt(pieceButton(page, 'say'));
  await page.keyboard.press('Enter');
  await expect.poll(() => rows(page).count()).toBe(4);
  const [piece, list] = [await pieceButton(page, 'turn').boundingBox(), await rows(page).first().boundingBox()];
  if (!piece || !list) throw new Error('the dragged element or its target is not visible');
  await page.mouse.move(piece.x + 12, piece.y + 12);
  await page.mouse.down();
  await page.mouse.move(list.x + 30, list.y + 10, { steps: 4 });
  await playground(page).locator('[data-drop]').waitFor();
  await page.keyboard.press('Escape');
  await page.mouse.move(piece.x + 14, piece.y + 14);
  await page.mouse.up();
  await expect.poll(() => playground(page).locator('[data-drop]').count()).toBe(0);
  expect(await rows(page).count()).toBe(4);
});

test('an unreadable link is explained, and the program stays, also after a reload', {
  tags: 'every-browser',
  timeout: 120_000,
}, async () => {
  const { page, open } = await newVisitor('phone');
  await open(`${path}#program=wave.walk3`);
  await rows(page).first().waitFor();
  await pieceButton(page, 'wait').click();
  await page.evaluate(() => {
    location.hash = '#program=wave.fly2';
  });
  await waitForStatus(page, formatLinkError({ code: 'unknown', at: 6, text: 'fly2' }, words));
  const expectedLabels = labelsOf('wave.walk3.wait1');
  expect(await blockLabels(page)).toEqual(expectedLabels);
  await page.reload();
  await rows(page).first().waitFor();
  expect(await blockLabels(page)).toEqual(expectedLabels);
});
