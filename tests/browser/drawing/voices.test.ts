import { expect, test } from 'vitest';
import { lineId } from '#core/media/media-address.ts';
import { sayStep } from '#features/programming/robot-speech.ts';
import { currentSection, productSlugWith } from '../support/current-page.ts';
import { focusAt } from '../support/keyboard.ts';
import { disableWebGl, drawingTimeout, startStage } from '../support/live-model.ts';
import { accessibilityProblems } from '../support/page-checks.ts';
import * as playground from '../support/playground-page.ts';
import * as theater from '../support/theater-page.ts';
import { visitors } from '../support/visitors.ts';
import { pretendVoices, spokenByBrowser } from './browser-voices.ts';
import { audioStates, listenToAudio, playedRecordings, recordLines } from './heard-audio.ts';

const { newVisitor } = visitors('everyday', 'software');
const slow = { timeout: drawingTimeout };
const limit = { timeout: 240_000 };

// A line whose words have changed has no recording until one is made.
test.skipIf(!theater.isRecordedInFull)(
  'a play is told in the voice of its robot, as it can be read',
  { ...limit, tags: 'nightly' },
  async () => {
    const { page, open, troubles } = await newVisitor('phone', { reducedMotion: 'no-preference' });
    const requestedLines = recordLines(page);
    await listenToAudio(page);
    await open(theater.path);
    await startStage(page, theater.island);
    await theater.waitForLine(page, theater.script.at(-1));
    expect([requestedLines, await audioStates(page)]).toEqual([[], []]);

    await theater.button(page, theater.words.sounds.sound).click();
    await theater.button(page, theater.words.theater.again).click();
    await expect.poll(() => requestedLines, slow).toContain(lineId(theater.script[0] ?? ''));
    await theater.waitForLine(page, theater.script[0]);
    expect(await theater.currentLine(page).getAttribute('aria-live')).toBe('off');
    await expect.poll(async () => (await playedRecordings(page)).at(-1)?.peak ?? 0, slow).toBeGreaterThan(0.1);
    expect(await accessibilityProblems(page)).toEqual([]);

    await page.keyboard.press('Escape');
    await expect.poll(() => audioStates(page)).toEqual(['closed']);
    expect(await theater.currentLine(page).getAttribute('aria-live')).toBe('polite');
    const requests = requestedLines.length;
    await theater.button(page, theater.words.theater.again).click();
    await theater.waitForLine(page, theater.script[1]);
    expect(requestedLines).toHaveLength(requests);
    expect(troubles).toEqual([]);
  },
);

test.skipIf(!playground.recordedText)(
  'a robot says its own words, and those of a visitor with a voice of the device',
  { ...limit, tags: 'nightly' },
  async () => {
    const { page, open, troubles } = await newVisitor('phone');
    const requestedLines = recordLines(page);
    await listenToAudio(page);
    await pretendVoices(page);
    const [own, others] = [playground.recordedText ?? '', 'Good day to you'];
    await open(`${playground.path}#program=${sayStep(own)}.${sayStep(others)}`);
    await playground.rows(page).first().waitFor();
    await startStage(page, playground.island);
    const bubble = playground.playground(page).locator('[data-bubble]');
    await playground.button(page, playground.words.playground.run).click();
    await bubble.filter({ hasText: own }).waitFor(slow);
    expect(await bubble.getAttribute('aria-live')).toBeNull();
    await playground.waitForStatus(page, playground.words.playground.done);
    expect([requestedLines, await spokenByBrowser(page)]).toEqual([[], []]);

    await playground.button(page, playground.words.sounds.sound).click();
    await playground.button(page, playground.words.playground.run).click();
    await expect.poll(() => requestedLines, slow).toEqual([lineId(own)]);
    await bubble.filter({ hasText: own }).waitFor(slow);
    expect(await bubble.getAttribute('aria-live')).toBe('off');
    await bubble.filter({ hasText: others }).waitFor(slow);
    await expect.poll(() => spokenByBrowser(page)).toEqual([{ text: others, voice: 'device' }]);
    await playground.waitForStatus(page, playground.words.playground.done);
    expect([requestedLines, await playedRecordings(page)]).toEqual([[lineId(own)], [expect.anything()]]);
    expect(troubles).toEqual([]);
  },
);

const spokenPage = productSlugWith('us', 'voice');
const { groups, robot } = currentSection('us', spokenPage, 'voice');
const [answer = ''] = /(?<=say\()[^)]*/.exec(robot.answer) ?? [];
const filmedWords = groups
  .flatMap(({ words }) => words)
  .flatMap(([word, does]) => {
    const film = robot.films[/^[a-zA-Z]+/.exec(does)?.[0] ?? ''];
    return film ? [{ word, film }] : [];
  });

test.skipIf(answer === '')(
  'a robot that cannot be drawn answers its line aloud, and shows in a film what a word does',
  { ...limit, tags: 'nightly' },
  async () => {
    const { page, open, troubles } = await newVisitor('phone', { reducedMotion: 'no-preference' });
    const requestedLines = recordLines(page);
    await listenToAudio(page);
    await disableWebGl(page);
    await open(`/us/${spokenPage}`);
    await focusAt(page.locator('#voice button[aria-haspopup="dialog"]').first());
    await page.keyboard.press('Enter');
    const dialog = page.locator('#voice dialog');
    await dialog
      .locator('[data-bubble]')
      .filter({ hasText: decodeURIComponent(answer) })
      .waitFor(slow);
    await expect.poll(() => requestedLines, slow).toEqual([lineId(decodeURIComponent(answer))]);
    for (const { word, film } of filmedWords.slice(0, 2)) {
      await dialog.getByRole('button', { name: word, exact: true }).first().click();
      await dialog.locator(`video[aria-label="${film.caption}"]`).waitFor();
    }
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.locator('video').waitFor({ state: 'detached' });
    expect(troubles).toEqual([]);
  },
);
