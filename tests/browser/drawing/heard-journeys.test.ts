import { expect, test } from 'vitest';
import { isRecorded } from '#apps/stage/sound/spoken-line.ts';
import { arModelPath, lineId } from '#core/media/media-address.ts';
import type { EditionCode } from '#core/place/editions.ts';
import { currentSection, messagesOf, productSlugWith } from '../support/current-page.ts';
import { drawingTimeout, stageOf, startStage } from '../support/live-model.ts';
import { androidAgent, visitors } from '../support/visitors.ts';
import { audioStates, listenToAudio, peakOf, playedRecordings, recordLines } from './heard-audio.ts';

const { newVisitor } = visitors('everyday', 'software');
const slow = { timeout: drawingTimeout };
const editions: EditionCode[] = ['us', 'de', 'jp', 'cn'];

test.each(editions)(
  'a visitor of %s hears a robot, its play and its clip, and can have it at home',
  { tags: 'nightly', timeout: 240_000 },
  async (edition) => {
    const slug = productSlugWith(edition, 'live-robot', 'theater', 'morph');
    const { sounds, viewer, theater, action } = messagesOf(edition);
    const { shapes, arModel } = currentSection(edition, slug, 'live-robot');
    const { play } = currentSection(edition, slug, 'theater');
    const { watching } = currentSection(edition, slug, 'morph');
    if (!(play && watching && arModel)) throw new Error(`${slug} has no play, clip or model in ${edition}`);
    const { page, open, troubles } = await newVisitor('phone', {
      userAgent: androidAgent,
      reducedMotion: 'no-preference',
    });
    const requestedLines = recordLines(page);
    await listenToAudio(page);
    await open(edition === 'cn' ? `/${slug}` : `/${edition}/${slug}`);

    await startStage(page, 'robot-viewer');
    const robot = stageOf(page, 'robot-viewer');
    const atHome = robot.getByRole('link', { name: viewer.atHome, exact: true });
    const href = decodeURIComponent((await atHome.getAttribute('href')) ?? '');
    expect(href).toContain(arModelPath(arModel, 'first', 'glb'));
    await robot.getByRole('button', { name: sounds.sound, exact: true }).click();
    await robot.getByRole('button', { name: shapes.other, exact: true }).click();
    await expect.poll(() => peakOf(page), slow).toBeGreaterThan(0.01);
    await robot.locator('[data-sound] p').filter({ hasText: sounds.servos }).waitFor(slow);

    await startStage(page, 'theater-stage');
    const stage = stageOf(page, 'theater-stage');
    await stage.getByRole('button', { name: theater.again, exact: true }).click();
    const firstLine = play.script[0]?.line ?? '';
    await stage.locator('p[aria-live="off"]').filter({ hasText: firstLine }).waitFor(slow);
    if (isRecorded({ voice: play.voice, text: firstLine })) {
      await expect.poll(() => requestedLines, slow).toContain(lineId(firstLine));
      await expect.poll(async () => (await playedRecordings(page)).at(-1)?.peak ?? 0, slow).toBeGreaterThan(0.1);
    }

    await page.getByRole('button', { name: watching.watch, exact: true }).click();
    const dialog = page.locator('dialog[open]');
    await expect.poll(() => audioStates(page)).not.toContain('running');
    const showsCaptions = () =>
      dialog.locator('video').evaluate(({ muted, textTracks }: HTMLVideoElement) => !muted && textTracks[0]?.mode);
    await expect.poll(showsCaptions, slow).toBe('showing');
    await dialog.getByRole('button', { name: action.close }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(troubles).toEqual([]);
  },
);
