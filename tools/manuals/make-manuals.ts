import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadSite } from '#server/content/load-site.ts';
import { findBrowser } from '../setup/find-browser.mjs';
import { findFontTools } from '../setup/find-font-tools.mjs';
import { subsetFonts } from './manual-fonts.ts';
import type { ManualJob } from './manual-jobs.ts';
import { manualJobs } from './manual-jobs.ts';
import { printManual, startPrinter } from './manual-printer.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'media/manuals');
const recordsFile = join(folder, 'made.json');

/** By `<product>/<locale>`: the sources of each manual and the day on which they last changed. */
type ManualRecords = Record<string, { sources: string; updated: string }>;

const [only = ''] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const everything = process.argv.includes('--all');

const records: ManualRecords = existsSync(recordsFile) ? JSON.parse(readFileSync(recordsFile, 'utf8')) : {};
const jobs = manualJobs(
  loadSite({
    contentDir: join(root, 'content'),
    picturesFile: join(root, 'build/pictures.json'),
    environment: 'production',
  }),
);
for (const id of Object.keys(records)) if (!jobs.some((job) => job.id === id)) deleteManual(id);
const staleJobs = jobs.filter(
  (job) =>
    job.id.includes(only) && (everything || records[job.id]?.sources !== job.sources || !existsSync(fileOf(job.id))),
);
console.log(`${jobs.length} manuals, ${staleJobs.length} to print`);
if (staleJobs.length > 0) await print(staleJobs);
saveRecords();

async function print(staleManuals: ManualJob[]): Promise<void> {
  const fontsOf = Object.fromEntries(
    Object.entries(Object.groupBy(staleManuals, ({ locale }) => locale)).map(([locale, jobs]) => [
      locale,
      subsetFonts(findFontTools(), locale as ManualJob['locale'], jobs.map(({ document }) => document).join('')),
    ]),
  );
  const browser = await startPrinter(findBrowser());
  try {
    for (const job of staleManuals) {
      const before = records[job.id];
      const updated = before?.sources === job.sources ? before.updated : new Date().toISOString().slice(0, 10);
      const pdf = await printManual(browser, job, fontsOf[job.locale] ?? {}, updated);
      mkdirSync(dirname(fileOf(job.id)), { recursive: true });
      writeFileSync(fileOf(job.id), pdf);
      records[job.id] = { sources: job.sources, updated };
      saveRecords();
      console.log(`${job.id}: ${Math.round(pdf.length / 1024)} KB`);
    }
  } finally {
    await browser.close();
  }
}

function deleteManual(id: string): void {
  rmSync(fileOf(id), { force: true });
  delete records[id];
}

function saveRecords(): void {
  const sorted = Object.fromEntries(Object.entries(records).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  mkdirSync(folder, { recursive: true });
  writeFileSync(recordsFile, `${JSON.stringify(sorted, undefined, 2)}\n`);
}

function fileOf(id: string): string {
  return join(folder, `${id}.pdf`);
}
