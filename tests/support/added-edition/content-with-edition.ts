import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { contentFolder } from '#tests/support/site/content-folder.ts';
import { addBlock } from '#tests/support/site/merged-content.ts';
import { type KnownEntries, knownSettings, knownWords } from './known-entries.ts';

const added = join(import.meta.dirname, 'content');

/** The files of the added edition: its own, and its additions to files that all editions share. */
export const addedFiles = readdirSync(added, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.yaml'),
);

const readYaml = (path: string): unknown => parse(readFileSync(path, 'utf8'));

/**
 * Copies the content of this project to a folder, and adds the edition to it. Of its pages it adds only the parts that
 * today's content still has, because the web team may remove a page or a part of one. Returns the folder of the
 * content, and the parts that were not added.
 */
export function writeContentWithEdition(folder: string): { contentDir: string; unknown: string[] } {
  const contentDir = join(folder, 'content');
  cpSync(contentFolder, contentDir, { recursive: true });
  const unknown: string[] = [];
  for (const file of addedFiles) {
    const entries = knownEntries(file);
    if (entries.known !== undefined) addBlock(folder, `content/${file}`, JSON.stringify(entries.known));
    unknown.push(...entries.unknown.map((path) => file + path));
  }
  return { contentDir, unknown };
}

function knownEntries(file: string): KnownEntries {
  const block = readYaml(join(added, file));
  if (!file.startsWith('pages/')) return { known: block, unknown: [] };
  const page = join(contentFolder, dirname(file));
  const settings = join(page, 'page.yaml');
  if (!existsSync(settings)) return { known: undefined, unknown: [''] };
  if (file.endsWith('/page.yaml')) return knownSettings(readYaml(settings), block);
  const languages = readdirSync(page).filter((name) => name.endsWith('.yaml') && name !== 'page.yaml');
  return knownWords(
    languages.map((name) => readYaml(join(page, name))),
    block,
  );
}
