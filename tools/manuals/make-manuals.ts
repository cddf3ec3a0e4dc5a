import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadSite } from '#server/content/load-site.ts';
import { productionSources } from '#server/content/site-sources.ts';
import { findBrowser, findFontTools } from '../setup/find-programs.mjs';
import { fileHash } from '../site-build/media-facts.mjs';
import { subsetFonts } from './manual-fonts.ts';
import { type ManualJob, manualJobs } from './manual-jobs.ts';
import { datePdf, printManual, startPrinter } from './manual-printer.ts';
import { fileOf, readRecords, saveRecords, today } from './manual-records.ts';

const root = join(import.meta.dirname, '../..');

const [only = ''] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const everything = process.argv.includes('--all');

const records = readRecords();
const jobs = manualJobs(loadSite(productionSources(root)));
for (const id of Object.keys(records)) if (!jobs.some((job) => job.id === id)) deleteManual(id);
const staleJobs = jobs.filter(
  (job) =>
    job.id.includes(only) && (everything || records[job.id]?.sources !== job.sources || !existsSync(fileOf(job.id))),
);
console.log(`${jobs.length} manuals, ${staleJobs.length} to print`);
if (staleJobs.length > 0) await print(staleJobs);
saveRecords(records);

async function print(staleManuals: ManualJob[]): Promise<void> {
  const fontsOf = Object.fromEntries(
    Object.entries(Object.groupBy(staleManuals, ({ locale }) => locale)).map(([locale, jobs = []]) => [
      locale,
      subsetFonts(findFontTools(), locale, jobs.map(({ document }) => document).join('')),
    ]),
  );
  const browser = await startPrinter(findBrowser());
  try {
    for (const job of staleManuals) {
      saveManual(job, await printManual(browser, job, fontsOf[job.locale] ?? {}));
    }
  } finally {
    await browser.close();
  }
}

/** Keeps the day of a file that is printed again without a change. */
function saveManual({ id, sources }: ManualJob, printed: Buffer): void {
  const before = records[id];
  const unchanged = before && fileHash(datePdf(printed, before.updated)) === before.file;
  const updated = unchanged ? before.updated : today;
  const pdf = datePdf(printed, updated);
  mkdirSync(dirname(fileOf(id)), { recursive: true });
  writeFileSync(fileOf(id), pdf);
  records[id] = { sources, file: fileHash(pdf), updated };
  saveRecords(records);
  console.log(`${id}: ${Math.round(pdf.length / 1024)} KB${unchanged ? ', unchanged' : ''}`);
}

function deleteManual(id: string): void {
  rmSync(fileOf(id), { force: true });
  delete records[id];
}
