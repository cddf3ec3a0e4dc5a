import { parseArgs } from 'node:util';
import { runMain } from '#tools/run-main.ts';
import { lookDifferences } from './look-differences.ts';
import { measureLooks } from './measure-looks.ts';
import { clockOf, commitNamed, root, withCommit } from './other-commit.ts';
import { readMails } from './read-mails.ts';
import { type Difference, differencesBetween, nameOf, printDifferences } from './report-differences.ts';
import { serveFolder } from './serve-folder.ts';
import { readSnapshot, snapshotFile, writeSnapshot } from './snapshot-file.ts';
import { repeatSnapshot, type SeenDocument, takeSnapshot } from './take-snapshot.ts';

const usage = 'npm run proof -- unchanged --against COMMIT [--part NAME] [--only TEXT] [--show 20]';

/** A part of the proof, which reads something of a site: all of it or the answers to the questions of another state. */
interface Part {
  name: string;
  /** The files that affect the result of reading. */
  readers: string[];
  read(site: ReadSite, questions?: readonly SeenDocument[]): Promise<SeenDocument[]>;
  compare: typeof differencesBetween;
}

interface ReadSite {
  folder: string;
  origin: string;
  /** The instant at which looks are compared. */
  clock: string;
}

const documentReaders = [
  'tests/proof/unchanged/{ask,find,take}-*.ts',
  'tests/support/documents/*-{lines,hashes,html}.ts',
];
const allParts: Part[] = [
  {
    name: 'documents',
    readers: documentReaders,
    read: ({ origin }, questions) => (questions ? repeatSnapshot(origin, questions) : takeSnapshot(origin)),
    compare: differencesBetween,
  },
  {
    name: 'messages',
    readers: [...documentReaders, 'tests/proof/unchanged/{read,sample}-*.ts'],
    read: async ({ folder }) => readMails(folder),
    compare: differencesBetween,
  },
  {
    name: 'looks',
    readers: [...documentReaders, 'tests/proof/unchanged/{element,measure}-*.ts'],
    read: ({ origin, clock }, questions) => measureLooks(origin, clock, questions),
    compare: lookDifferences,
  },
];

function readOptions(): { commit: string; parts: Part[]; only: string; show: number } {
  const options = {
    against: { type: 'string' },
    part: { type: 'string' },
    only: { type: 'string', default: '' },
    show: { type: 'string', default: '20' },
  } as const;
  const { values } = parseArgs({ options });
  if (values.against === undefined) throw new Error(`with which commit shall this state be compared? ${usage}`);
  const commit = commitNamed(values.against);
  if (commit === undefined) throw new Error(`this project has no commit "${values.against}". ${usage}`);
  const parts = allParts.filter(({ name }) => values.part === undefined || name === values.part);
  if (parts.length === 0)
    throw new Error(`there is no part "${values.part}". There are: ${allParts.map(({ name }) => name).join(', ')}.`);
  return { commit, parts, only: values.only, show: Number(values.show) };
}

/** Reads the snapshots of a commit, by part, and stores them, so that they are read only once. */
async function snapshotsOf(commit: string, parts: readonly Part[], clock: string): Promise<SeenDocument[][]> {
  const kept = await Promise.all(parts.map((part) => readSnapshot(snapshotFile(commit, part))));
  if (kept.every((documents) => documents !== undefined)) return kept;
  return withCommit(commit, (folder) =>
    onSite(folder, clock, async (origin) => {
      const snapshots: SeenDocument[][] = [];
      for (const [index, part] of parts.entries()) {
        const { name, read } = part;
        const documents =
          kept[index] ?? (await measured(`${name} of ${commit.slice(0, 8)}`, () => read({ folder, origin, clock })));
        if (!kept[index]) await writeSnapshot(snapshotFile(commit, part), documents);
        snapshots.push(documents);
      }
      return snapshots;
    }),
  );
}

async function onSite<Result>(
  folder: string,
  clock: string,
  use: (origin: string) => Promise<Result>,
): Promise<Result> {
  const site = await measured(
    `build and start of ${folder}`,
    () => serveFolder(folder, clock),
    () => '',
  );
  try {
    return await use(site.origin);
  } finally {
    await site.stop();
  }
}

/** Prints the duration and the result of a step. */
async function measured<Result>(
  what: string,
  work: () => Promise<Result>,
  sizeOf = (result: Result) => (Array.isArray(result) ? `${result.length} in ` : ''),
): Promise<Result> {
  const start = performance.now();
  const result = await work();
  console.log(`${what}: ${sizeOf(result)}${((performance.now() - start) / 1000).toFixed(1)} s`);
  return result;
}

await runMain(async () => {
  const { commit, parts, only, show } = readOptions();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  const clock = clockOf(commit);
  const snapshots = await snapshotsOf(commit, parts, clock);
  const before = snapshots.map((documents) => documents.filter((document) => nameOf(document).includes(only)));
  const differences: Difference[] = [];
  await onSite(root, clock, async (origin) => {
    for (const [index, { name, read, compare }] of parts.entries()) {
      const questions = before[index] ?? [];
      const after = await measured(`${name} of this state`, () => read({ folder: root, origin, clock }, questions));
      differences.push(...compare(questions, after));
    }
  });
  const changed = new Set(differences.flatMap(({ places }) => places)).size;
  if (differences.length > 0) console.log(`\n${printDifferences(differences, show)}\n`);
  console.log(`${before.flat().length} documents compared, ${changed} of them differ`);
  if (changed > 0) process.exitCode = 1;
});
