import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runMain } from '#tools/run-main.ts';
import { type Mutant, mutantsOf } from './mutants.ts';
import { reasons } from './surviving-mutants.ts';
import { MutantTester, type TestedMutant } from './test-mutants.ts';

const usage = 'npm run proof -- mutation [--room core] [--count 50] [--workers 2] [--only ID]';
const root = join(import.meta.dirname, '../../..');
const table = 'docs/mutants.md';
const rooms = ['core', 'accounts', 'pages', 'server'];
/** The share of mutants that the tests of the gate must notice. */
const wantedShare = 0.9;

/**
 * Changes one place of the code at a time and runs the gate's tests of functions: of each room, the mutants with the
 * smallest ids, so that the sample stays the same where the code does. Writes the table of `docs/mutants.md` if all
 * rooms were tested.
 */
await runMain(async () => {
  const { values } = parseArgs({
    options: {
      room: { type: 'string', multiple: true },
      count: { type: 'string', default: '50' },
      workers: { type: 'string', default: '2' },
      only: { type: 'string' },
    },
  });
  const chosen = values.room ?? rooms;
  if (!chosen.every((room) => rooms.includes(room))) throw new Error(`rooms are ${rooms.join(', ')}\n${usage}`);
  const mutants = chosen.flatMap((room) => sampleOf(room, Number(values.count)));
  const waiting = values.only ? mutants.filter(({ id }) => id === values.only) : mutants;
  if (waiting.length === 0) throw new Error(`there is no such mutant in the sample\n${usage}`);
  const tested = await testAll(waiting, Number(values.workers));
  const report = describeResults(tested);
  console.log(report);
  if (!values.room && !values.only) writeFileSync(join(root, table), report);
  const killed = tested.filter(({ killedBy }) => killedBy).length;
  process.exitCode = killed >= tested.length * wantedShare ? 0 : 1;
});

function committedFiles(...paths: string[]): string[] {
  return execFileSync('git', ['ls-files', ...paths], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n');
}

function sampleOf(room: string, count: number): Mutant[] {
  const sources = committedFiles(room).filter((file) => /(?<!\.test|\.examples|\.d)\.ts$/.test(file));
  return sources
    .flatMap((file) => mutantsOf(file, readFileSync(join(root, file), 'utf8')))
    .sort((one, other) => (one.id < other.id ? -1 : 1))
    .slice(0, count);
}

async function testAll(mutants: readonly Mutant[], workers: number): Promise<TestedMutant[]> {
  const entries = [...new Set(committedFiles().map((file) => file.split('/')[0] ?? ''))];
  const testers = Array.from({ length: workers }, () => new MutantTester(entries));
  try {
    const broken = await testers[0]?.testUnchanged();
    if (broken) throw new Error(`a test fails although nothing is changed: ${broken}`);
    const tested: TestedMutant[] = [];
    const waiting = mutants.values();
    await Promise.all(
      testers.map(async (tester) => {
        for (const mutant of waiting) {
          const result = await tester.test(mutant);
          tested.push(result);
          const place = `${tested.length}/${mutants.length} ${mutant.file}:${mutant.line}`;
          console.log(`${place} ${result.killedBy ? `noticed by: ${result.killedBy}` : 'SURVIVED'}`);
        }
      }),
    );
    return tested;
  } finally {
    for (const tester of testers) tester.remove();
  }
}

function describeResults(tested: readonly TestedMutant[]): string {
  const rows = [...rooms, 'all'].flatMap((room) => {
    const some = tested.filter(({ file }) => room === 'all' || file.startsWith(`${room}/`));
    const killed = some.filter(({ killedBy }) => killedBy).length;
    return some.length > 0
      ? [`| ${room} | ${some.length} | ${killed} | ${Math.round((killed / some.length) * 100)} % |`]
      : [];
  });
  const survivors = tested
    .filter(({ killedBy }) => !killedBy)
    .sort((one, other) => (one.file < other.file ? -1 : 1))
    .map(({ id, file, before, after }) =>
      [
        `- \`${id}\` in \`${file}\`: ${reasons[id] ?? '**no reason is listed**'}`,
        ...['```diff', `- ${before}`, `+ ${after}`, '```'].map((line) => `  ${line}`),
      ].join('\n'),
    );
  return `${[
    '# Mutants',
    '`npm run proof -- mutation` changes one place of the code at a time and runs the checks of the gate that need no browser.',
    'Survivors have their reasons in `tests/proof/mutation/surviving-mutants.ts`.',
    `| room | mutants | noticed | share |\n|---|---|---|---|\n${rows.join('\n')}`,
    '## Survivors',
    survivors.join('\n'),
  ].join('\n\n')}\n`;
}
