import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder } from '#tests/support/site/content-folder.ts';
import { addBlock } from '#tests/support/site/merged-content.ts';

const added = join(import.meta.dirname, 'content');

/** The files of the added edition: its own, and what it adds to files that all editions share. */
export const addedFiles = readdirSync(added, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.yaml'),
);

/** Copies the content of this project to a folder, and adds the edition to it. Returns the folder of the content. */
export function writeContentWithEdition(folder: string): string {
  cpSync(contentFolder, join(folder, 'content'), { recursive: true });
  for (const file of addedFiles) addBlock(folder, `content/${file}`, readFileSync(join(added, file), 'utf8'));
  return join(folder, 'content');
}
