import { join } from 'node:path';
import { listKinds } from './list-kinds.ts';
import { requestedScaffold } from './requested-scaffold.ts';
import { ScaffoldError, writeScaffold } from './scaffold.ts';

const root = join(import.meta.dirname, '../..');

try {
  const [command, name] = process.argv.slice(2);
  if (command === 'list') console.log(listKinds(root, name).join('\n'));
  else writeRequested();
} catch (error) {
  const isForPeople = error instanceof ScaffoldError || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
  if (!isForPeople) throw error;
  console.error(`new: ${(error as Error).message}`);
  process.exitCode = 1;
}

function writeRequested(): void {
  const scaffold = requestedScaffold(root, process.argv.slice(2));
  for (const line of writeScaffold(root, scaffold)) console.log(line);
  console.log('Next:');
  for (const [index, step] of [...scaffold.nextSteps, 'npm run check says what is missing.'].entries())
    console.log(`  ${index + 1}. ${step}`);
}
