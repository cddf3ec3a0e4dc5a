import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadSite } from '#server/content/load-site.ts';
import { guideJobs } from '#tools/manuals/guide-jobs.ts';
import { realSite } from '../support/site/real-site.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'media/manuals');
const made = JSON.parse(readFileSync(join(folder, 'made.json'), 'utf8')) as Record<string, { sources: string }>;
const site = loadSite({
  contentDir: join(root, 'content'),
  picturesFile: join(root, 'build/pictures.json'),
  environment: 'production',
});
const jobs = guideJobs(site);

describe('the printed guides', () => {
  test('say what the content says (if not: npm run manuals)', () => {
    expect(jobs.filter(({ id, sources }) => made[id]?.sources !== sources).map(({ id }) => id)).toEqual([]);
  });

  test('are there, and no others', () => {
    expect(jobs.map(({ id }) => id).filter((id) => !existsSync(join(folder, `${id}.pdf`)))).toEqual([]);
    expect(Object.keys(made).toSorted()).toEqual(jobs.map(({ id }) => id).toSorted());
  });

  test('are small enough for a phone on the road', () => {
    const heavy = Object.entries(realSite.manuals.files).filter(([, { size }]) => size > 600_000);
    expect(heavy.map(([id]) => id)).toEqual([]);
  });

  test.each(jobs)('$id: names every part on its picture, and fills in every figure', ({ content, document }) => {
    expect(content.parts.marks.length).toBeGreaterThan(4);
    expect(document.slice(document.indexOf('<body'))).not.toMatch(/undefined|NaN|\{\w+(, (number|plural))?\}/);
    expect(content.figures.rows.length).toBeGreaterThan(1);
    expect(content.app.address).toMatch(/^https:\/\/hub\.kinetra\.example\/app/);
    for (const desk of content.support.desks) expect(desk.rows.length).toBeGreaterThan(1);
  });

  test('give no figure that their product has not', () => {
    const elite = jobs.find(({ id }) => id === 'eliteOptimusPrime/en')?.content;
    expect(elite?.figures.rows.map(({ name }) => name)).toEqual(['Servos', 'Programming modes', 'Connection', 'App']);
    expect(elite?.figures.rows.find(({ name }) => name === 'Connection')?.value).toBe('Bluetooth');
    expect(elite?.chapters.find(({ id }) => id === 'charge')?.figures).toEqual([]);
  });

  test('have no chapter of commands for a robot that none are listed for', () => {
    const chaptersOf = (id: string) => jobs.find((job) => job.id === id)?.content.chapters.map((chapter) => chapter.id);
    expect(chaptersOf('interstellarAgentT9/en')).not.toContain('voice');
    expect(chaptersOf('interstellarScoutK1/ko')).toContain('voice');
  });

  test('keep a range on one line, and what Korean adds to a quotation with it', () => {
    const documentOf = (id: string) => jobs.find((job) => job.id === id)?.document;
    expect(documentOf('aiBase/en')).toContain('It takes 100–\u2060240');
    expect(documentOf('interstellarScoutK1/ko')).toContain('“실행”\u2060이라고');
  });
});
