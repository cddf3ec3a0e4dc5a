import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadSite } from '#server/content/load-site.ts';
import { findBrowser } from '../setup/find-browser.mjs';
import { findFontTools } from '../setup/find-font-tools.mjs';
import { cutFonts } from './guide-fonts.ts';
import type { GuideJob } from './guide-jobs.ts';
import { guideJobs } from './guide-jobs.ts';
import { printGuide, startPrinter } from './guide-printer.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'media/manuals');
const madeFile = join(folder, 'made.json');

/** By `<product>/<locale>`: the sources of each guide and the day on which they last changed. */
type Made = Record<string, { sources: string; updated: string }>;

const [only = ''] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const everything = process.argv.includes('--all');

const made: Made = existsSync(madeFile) ? JSON.parse(readFileSync(madeFile, 'utf8')) : {};
const jobs = guideJobs(
  loadSite({
    contentDir: join(root, 'content'),
    picturesFile: join(root, 'build/pictures.json'),
    environment: 'production',
  }),
);
for (const id of Object.keys(made)) if (!jobs.some((job) => job.id === id)) forget(id);
const stale = jobs.filter(
  (job) =>
    job.id.includes(only) && (everything || made[job.id]?.sources !== job.sources || !existsSync(fileOf(job.id))),
);
console.log(`${jobs.length} guides, ${stale.length} to print`);
if (stale.length > 0) await print(stale);
keepMade();

async function print(guides: GuideJob[]): Promise<void> {
  const fontsOf = Object.fromEntries(
    Object.entries(Object.groupBy(guides, ({ locale }) => locale)).map(([locale, jobs]) => [
      locale,
      cutFonts(findFontTools(), locale as GuideJob['locale'], jobs.map(({ document }) => document).join('')),
    ]),
  );
  const browser = await startPrinter(findBrowser());
  try {
    for (const job of guides) {
      const before = made[job.id];
      const updated = before?.sources === job.sources ? before.updated : new Date().toISOString().slice(0, 10);
      const pdf = await printGuide(browser, job, fontsOf[job.locale] ?? {}, updated);
      mkdirSync(dirname(fileOf(job.id)), { recursive: true });
      writeFileSync(fileOf(job.id), pdf);
      made[job.id] = { sources: job.sources, updated };
      keepMade();
      console.log(`${job.id}: ${Math.round(pdf.length / 1024)} KB`);
    }
  } finally {
    await browser.close();
  }
}

function forget(id: string): void {
  rmSync(fileOf(id), { force: true });
  delete made[id];
}

function keepMade(): void {
  const sorted = Object.fromEntries(Object.entries(made).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  mkdirSync(folder, { recursive: true });
  writeFileSync(madeFile, `${JSON.stringify(sorted, undefined, 2)}\n`);
}

function fileOf(id: string): string {
  return join(folder, `${id}.pdf`);
}
