import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { currentSection, messagesOf, productSlugWith } from '../support/current-page.ts';
import { hasFocus, waitForHydration } from '../support/keyboard.ts';
import { drawingTimeout, stageOf } from '../support/live-model.ts';
import { accessibilityProblems } from '../support/page-checks.ts';
import { visitors } from '../support/visitors.ts';
import {
  leaveRoom,
  pointAt,
  pressController,
  requestedSessions,
  robotInRoom,
  wearHeadset,
} from './emulated-headset.ts';

const { newVisitor } = visitors('everyday', 'software');

const slug = productSlugWith('us', 'live-robot');
const path = `/us/${slug}#at-home`;
const island = 'robot-viewer';
const { viewer, room, action } = messagesOf('us');
const { arModel, shapes } = currentSection('us', slug, 'live-robot');
const metres = (arModel?.heightMm ?? Number.NaN) / 1000;
/** Small, because software draws it. */
const screen = { viewport: { width: 640, height: 480 } };
const hand = [0.2, 1.3, 0];
const patient = { timeout: drawingTimeout };

const buttonOf = (page: Page, name = viewer.atHome) => stageOf(page, island).getByRole('button', { name, exact: true });

/** Opens the room from the button, and waits until the robot can be placed. */
async function openRoom(page: Page): Promise<void> {
  await buttonOf(page).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => requestedSessions(page)).toHaveLength(1);
}

/** Points at a place of the floor and pulls the trigger until the robot stands there. */
async function placeAt(page: Page, place: readonly [number, number, number]) {
  await pointAt(page, hand, place);
  await expect
    .poll(async () => {
      await pressController(page, 'trigger');
      return (await robotInRoom(page))?.place.map((each) => Math.round(each * 1000) / 1000);
    }, patient)
    .toEqual(place.map((each) => expect.closeTo(each, 3)));
}

describe('a robot in the room of a headset', () => {
  test('stands where the visitor points, at its true size, transforms, and gives the focus back', {
    tags: 'nightly',
    timeout: 240_000,
  }, async () => {
    const { page, open, troubles } = await newVisitor('desktop', screen);
    const scripts: string[] = [];
    page.on('request', (request) => void (/\/start-ar-view-/.test(request.url()) && scripts.push(request.url())));
    await wearHeadset(page, {
      features: ['viewer', 'local', 'local-floor', 'hit-test', 'anchors', 'light-estimation'],
      surface: 0.1,
      light: { ambient: 0.8, from: { x: 0, y: 0.6, z: 0.8 } },
    });
    await open(path);
    await expect.poll(() => hasFocus(buttonOf(page))).toBe(true);
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(scripts).toEqual([]);
    await openRoom(page);
    expect(await requestedSessions(page)).toEqual([
      {
        mode: 'immersive-ar',
        required: ['local-floor'],
        optional: ['hit-test', 'anchors', 'light-estimation', 'dom-overlay', 'layers'],
        inPress: true,
      },
    ]);
    await placeAt(page, [0.5, 0.1, -1.5]);
    const standing = await robotInRoom(page);
    expect((standing?.top ?? 0) - (standing?.bottom ?? 0)).toBeCloseTo(metres, 3);
    expect(standing?.bottom).toBeCloseTo(0.1, 2);
    expect(standing?.yaw).toBeCloseTo(Math.atan2(-0.5, 1.5), 2);
    expect(standing?.surroundings).toBeCloseTo(0.8, 3);
    expect(standing?.lightFrom).toEqual([0, 0.6, 0.8]);

    await pressController(page, 'squeeze');
    await expect.poll(async () => (await robotInRoom(page))?.top, patient).not.toBeCloseTo(standing?.top ?? 0, 2);
    await placeAt(page, [-0.6, 0.1, -1.2]);

    await leaveRoom(page);
    await expect.poll(() => hasFocus(buttonOf(page))).toBe(true);
    expect(await page.locator('body > [data-webxr_runtime]').count()).toBe(0);
    expect(troubles).toEqual([]);
  });

  test('is placed on the flat floor where no surfaces are found, and transforms when it is pointed at', {
    tags: 'nightly',
    timeout: 240_000,
  }, async () => {
    const { page, open, troubles } = await newVisitor('desktop', { ...screen, reducedMotion: 'reduce' });
    await wearHeadset(page, { features: ['viewer', 'local', 'local-floor', 'dom-overlay'] });
    await open(path);
    await buttonOf(page).waitFor();
    await openRoom(page);
    const overlay = page.getByRole('group', { name: viewer.controls });
    await overlay.getByText(room.placing).or(overlay.getByText(room.searching)).waitFor(patient);
    await placeAt(page, [0, 0, -1.4]);
    await overlay.getByText(room.standing).waitFor(patient);
    const first = await robotInRoom(page);
    expect((first?.top ?? 0) - (first?.bottom ?? 0)).toBeCloseTo(metres, 3);

    await pointAt(page, hand, [0, metres / 2, -1.4]);
    await pressController(page, 'trigger');
    const shape = (name: string) => overlay.getByRole('button', { name, exact: true });
    await expect.poll(() => shape(shapes.other).getAttribute('aria-pressed'), patient).toBe('true');
    await shape(shapes.first).focus();
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await robotInRoom(page))?.top, patient).toBeCloseTo(first?.top ?? 0, 3);

    await overlay.getByRole('button', { name: action.close }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => hasFocus(buttonOf(page))).toBe(true);
    expect(troubles).toEqual([]);
  });
});

describe('the way into a room', () => {
  test('is a code where the browser shows none', { tags: 'nightly' }, async () => {
    const { page, open } = await newVisitor('desktop', screen);
    await wearHeadset(page, { modes: ['inline', 'immersive-vr'] });
    await open(path);
    await buttonOf(page).waitFor();
    await waitForHydration(page, island);
    await buttonOf(page).click();
    await page.getByRole('dialog', { name: viewer.atHome }).getByText(viewer.scan).waitFor();
    expect(await requestedSessions(page)).toEqual([]);
  });

  test('says what to do when the visitor or the network refuses', { tags: 'nightly' }, async () => {
    const { page, open } = await newVisitor('desktop', screen);
    await wearHeadset(page, { refuses: true });
    await open(path);
    await buttonOf(page).click();
    await stageOf(page, island).getByText(room.denied).waitFor();
    await expect.poll(() => hasFocus(buttonOf(page))).toBe(true);
    expect(await accessibilityProblems(page)).toEqual([]);

    const other = await newVisitor('desktop', screen);
    await wearHeadset(other.page);
    await other.page.route(/\/start-ar-view-/, (route) => route.abort());
    await other.open(path);
    await buttonOf(other.page).click();
    await stageOf(other.page, island).getByText(room.failed).waitFor();
    await expect.poll(() => hasFocus(buttonOf(other.page))).toBe(true);
  });
});
