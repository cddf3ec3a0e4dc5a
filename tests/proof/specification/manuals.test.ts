import { describe, expect, test } from 'vitest';
import { loadSite } from '#server/content/load-site.ts';
import { contentSources } from '#tests/support/site/content-folder.ts';
import { manualJobs } from '#tools/manuals/manual-jobs.ts';

const jobs = manualJobs(loadSite({ ...contentSources, environment: 'production' }));

describe('the printed manuals', () => {
  test('give only figures that their product has', () => {
    const elite = jobs.find(({ id }) => id === 'eliteOptimusPrime/en')?.content;
    expect(elite?.figures.rows.map(({ name }) => name)).toEqual(['Servos', 'Programming modes', 'Connection', 'App']);
    expect(elite?.figures.rows.find(({ name }) => name === 'Connection')?.value).toBe('Bluetooth');
    expect(elite?.chapters.find(({ id }) => id === 'charge')?.figures).toEqual([]);
  });

  test('have no chapter of voice commands for a robot without them', () => {
    const chaptersOf = (id: string) => jobs.find((job) => job.id === id)?.content.chapters.map((chapter) => chapter.id);
    expect(chaptersOf('interstellarAgentT9/en')).not.toContain('voice');
    expect(chaptersOf('interstellarScoutK1/ko')).toContain('voice');
  });

  test('are British, with its contacts, for the editions that read British English', () => {
    const contentOf = (id: string) => jobs.find((job) => job.id === id)?.content;
    const [american, british] = [contentOf('aiBase/en'), contentOf('aiBase/en-GB')];
    expect(american?.support.desks.map(({ region }) => region)).toEqual(['United States']);
    expect(british?.support.desks.map(({ region }) => region)).toEqual(['United Kingdom', 'Europe']);
    const rowOf = (name: string) => british?.figures.rows.find((row) => row.name === name)?.value;
    expect([rowOf('Ring light'), rowOf('Weight')]).toEqual(['12 colours', '2.8\u00a0kg']);
    expect(british?.promise).toBe(american?.promise);
  });

  test('list the voice commands of a robot whose page is in another edition', () => {
    const signature = jobs.find(({ id }) => id === 'optimusPrimeRiseOfTheBeastsSignatureLimitedEdition/en-GB');
    expect(signature?.content.voiceCommands?.groups).not.toEqual([]);
  });

  test('keep a range on one line, and a Korean particle with its quotation', () => {
    const documentOf = (id: string) => jobs.find((job) => job.id === id)?.document;
    expect(documentOf('aiBase/en')).toContain('It takes 100–\u2060240');
    expect(documentOf('interstellarScoutK1/ko')).toContain('“실행”\u2060이라고');
  });
});
