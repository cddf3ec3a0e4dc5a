import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { describeApi } from '#accounts/api/open-api.ts';
import { visitorRoots } from '#tools/source-roots.mjs';

/*
 * A pattern that takes quadratic time or worse for some texts lets an attacker slow the site down. Every pattern that
 * runs for visitors is tested. Slow patterns that stay are listed here, with the reason why they are harmless.
 */
const root = join(import.meta.dirname, '../..');

/** Folders whose patterns only read texts of the web team. */
const teamFolders = ['server/content'];
/** Files with patterns that are slow only for texts that they never get, with the reason. */
const accepted: Record<string, string> = {
  'browser/recovery/chunk-recovery.ts': 'reads the message of an error in the visitor’s own browser',
  'browser/renewal/patch-page.ts': 'reads a page of this site, in the visitor’s own browser',
  'apps/playground/playground.tsx': 'reads a sample of content',
  'apps/playground/voice/command-matcher.ts': 'reads what a visitor says or types, in the visitor’s own browser',
  'apps/playground/voice/vocabulary.ts': 'reads content',
  'document/inline/entry-guard.ts': 'reads the addresses of the scripts of the open page',
  'document/phrases.ts': 'reads a document that this server wrote, in which every tag ends',
  'server/http/content-security-policy.ts': 'reads a document that this server wrote, in which no text begins a tag',
};
/** Files that build patterns at run time, from texts that no visitor writes. */
const patternBuilders = ['server/settings/account-settings.ts'];

/** The part of recheck that is used here. Its own types are missing until `npm run proof` has installed it. */
interface Recheck {
  check(
    source: string,
    flags: string,
    params: { timeout: number },
  ): Promise<{ status: 'safe' | 'vulnerable' | 'unknown'; attack?: { pattern: string } }>;
}

interface Pattern {
  file: string;
  source: string;
  flags: string;
}

const allPatterns: Pattern[] = [];
const filesWithRegExp = new Set<string>();
const isTeamFile = (file: string) => teamFolders.some((folder) => file.startsWith(`${folder}/`));

for (const room of visitorRoots) {
  for (const entry of readdirSync(join(root, room), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.tsx?$/.test(entry.name) || /\.(test|examples)\.tsx?$/.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const file = path.slice(root.length + 1);
    const { program, errors } = parseSync(path, readFileSync(path, 'utf8'));
    if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);
    collect(file, program);
  }
}

function collect(file: string, node: unknown): void {
  if (typeof node !== 'object' || node === null) return;
  const { type, regex, callee } = node as {
    type?: string;
    regex?: { pattern: string; flags: string };
    callee?: { name?: string };
  };
  if (type === 'Literal' && regex) allPatterns.push({ file, source: regex.pattern, flags: regex.flags });
  if ((type === 'NewExpression' || type === 'CallExpression') && callee?.name === 'RegExp') filesWithRegExp.add(file);
  for (const child of Object.values(node)) collect(file, child);
}

/** Collects the patterns of the API description. */
function collectSchemas(node: unknown): void {
  if (typeof node !== 'object' || node === null) return;
  const { pattern } = node as { pattern?: unknown };
  if (typeof pattern === 'string') allPatterns.push({ file: 'accounts/api', source: pattern, flags: 'u' });
  for (const child of Object.values(node)) collectSchemas(child);
}
collectSchemas(describeApi(['us', 'eu', 'cn']));

const patterns = allPatterns.filter(({ file }) => !isTeamFile(file));

test('no pattern that reads what visitors send can be made slow', { timeout: 900_000 }, async () => {
  expect(patterns.length).toBeGreaterThan(100);
  const { check } = createRequire(import.meta.url)('./recheck/node_modules/recheck') as Recheck;
  const slow: string[] = [];
  const files = new Set<string>();
  for (const { file, source, flags } of patterns) {
    const { status, attack } = await check(source, flags, { timeout: 20_000 });
    if (status === 'safe') continue;
    files.add(file);
    const attackText = attack?.pattern ?? 'no result within the time limit';
    if (!Object.hasOwn(accepted, file)) slow.push(`${file}: /${source}/${flags} with ${attackText}`);
  }
  expect(slow).toEqual([]);
  expect(Object.keys(accepted).filter((file) => !files.has(file))).toEqual([]);
});

test('patterns that are built at run time contain nothing that visitors send', () => {
  expect([...filesWithRegExp].filter((file) => !isTeamFile(file)).toSorted()).toEqual(patternBuilders);
});
