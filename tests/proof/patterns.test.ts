import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { check } from 'recheck';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { describeApi } from '#accounts/api/open-api.ts';

/*
 * A pattern for which some texts take time that grows with the square of their length, or worse, is a lever for whoever
 * writes the text. Every pattern of what runs for visitors is tried; what is slow and stays is listed here with why
 * nobody can make use of it.
 */
const root = join(import.meta.dirname, '../..');
const rooms = ['rules', 'app', 'server', 'accounts', 'robots/live'];

/** Folders whose patterns read nothing but what the web team writes. */
const team = ['desk/screens', 'server/content', 'desk/editor', 'desk/audit'];
/** Patterns that are slow for texts which they never get. */
const accepted: Record<string, string> = {
  'app/client/recovery/asset-failure.ts': 'reads the message of an error in the visitor’s own browser',
  'app/client/page/live-page.ts':
    'reads the address of the open page, in which there is no line break; without one it is fast',
  'app/sections/playground/playground.tsx': 'reads a sample of content',
  'server/http/content-security-policy.ts': 'reads a document that this server wrote, in which no text begins a tag',
  'server/pages/renderer.ts': 'reads what Vite wrote, in development',
};
/** Files that make patterns at run time, of texts that no visitor writes. */
const made = ['server/settings/account-settings.ts'];

interface Pattern {
  file: string;
  source: string;
  flags: string;
}

const found: Pattern[] = [];
const makers = new Set<string>();
const isTeams = (file: string) => team.some((folder) => file.startsWith(`${folder}/`));

for (const room of rooms) {
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
  if (type === 'Literal' && regex) found.push({ file, source: regex.pattern, flags: regex.flags });
  if ((type === 'NewExpression' || type === 'CallExpression') && callee?.name === 'RegExp') makers.add(file);
  for (const child of Object.values(node)) collect(file, child);
}

/** Patterns by which the description of the API says what it takes. */
function collectSchemas(node: unknown): void {
  if (typeof node !== 'object' || node === null) return;
  const { pattern } = node as { pattern?: unknown };
  if (typeof pattern === 'string') found.push({ file: 'accounts/api', source: pattern, flags: 'u' });
  for (const child of Object.values(node)) collectSchemas(child);
}
collectSchemas(describeApi(['us', 'eu', 'cn']));

const patterns = found.filter(({ file }) => !isTeams(file));

test('patterns were found', () => {
  expect(patterns.length).toBeGreaterThan(100);
});

test('no pattern that reads what visitors send can be made slow', { timeout: 900_000 }, async () => {
  const slow: string[] = [];
  const files = new Set<string>();
  for (const { file, source, flags } of patterns) {
    const { status, ...told } = await check(source, flags, { timeout: 20_000 });
    if (status === 'safe') continue;
    files.add(file);
    const how = 'attack' in told && told.attack ? told.attack.pattern : 'it could not be told in time';
    if (!Object.hasOwn(accepted, file)) slow.push(`${file}: /${source}/${flags} with ${how}`);
  }
  expect(slow).toEqual([]);
  expect(Object.keys(accepted).filter((file) => !files.has(file))).toEqual([]);
});

test('patterns that are made at run time are made of nothing that visitors send', () => {
  expect([...makers].filter((file) => !isTeams(file)).toSorted()).toEqual(made);
});
