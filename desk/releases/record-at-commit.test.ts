import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findCommit, lastRelease, recordAtCommit, recorder } from './record-at-commit.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A project in git with a content file. */
function startProject() {
  const root = mkdtempSync(join(tmpdir(), 'releases-'));
  folders.push(root);
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false'];
  const git = (...args: string[]) =>
    execFileSync('git', [...identity, ...args], { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const commit = (content: string) => {
    write('content/site.yaml', content);
    git('add', '--all');
    git('commit', '--quiet', '--message', content);
  };
  git('init', '--quiet');
  write('.gitignore', 'build/\n');
  write('tools/site-build/measure-media.mjs', '');
  return { root, git, write, commit };
}

/** A recorder that notes its own rules and the content that it read. */
const recorderOf = (rules: string) => `import { readFileSync, writeFileSync } from 'node:fs';
const [folder, file] = process.argv.slice(2);
writeFileSync(file, JSON.stringify(['${rules}', readFileSync(folder + '/content/site.yaml', 'utf8')]));`;

test('finds the newest release tag, and ignores other tags', () => {
  const { root, git, commit } = startProject();
  commit('first');
  expect(lastRelease(root)).toBeUndefined();
  git('tag', 'release-2026-10-01');
  commit('second');
  git('tag', '--annotate', 'release-2026-11-01', '--message', 'November');
  const commitHash = git('rev-parse', 'HEAD');
  commit('third');
  git('tag', 'v9');
  expect(lastRelease(root)).toEqual({ name: 'release-2026-11-01', commit: commitHash });
});

test('finds no release without git', () => {
  const folder = mkdtempSync(join(tmpdir(), 'no-git-'));
  folders.push(folder);
  expect(lastRelease(folder)).toBeUndefined();
});

test('refuses a name that git does not know', () => {
  const { root, commit } = startProject();
  commit('first');
  expect(() => findCommit(root, 'v1.4')).toThrow('--since "v1.4" is no commit here');
});

test('records a release by its own rules, once', () => {
  const { root, write, commit } = startProject();
  write(recorder, recorderOf('old rules'));
  commit('old content');
  const release = findCommit(root, 'HEAD');
  write(recorder, recorderOf('new rules'));
  commit('new content');
  expect(recordAtCommit(root, release)).toEqual(['old rules', 'old content']);
  expect(readdirSync(join(root, 'build/releases'))).toEqual([`${release.commit}.json`]);
  writeFileSync(join(root, 'build/releases', `${release.commit}.json`), '["kept"]');
  expect(recordAtCommit(root, release)).toEqual(['kept']);
});

test.each([
  ['has no recorder', undefined],
  ['has one that does not run any more', 'process.exitCode = 1;'],
])('reads the content of a release that %s by today’s rules', (_what, oldRecorder) => {
  const { root, write, commit } = startProject();
  if (oldRecorder !== undefined) write(recorder, oldRecorder);
  commit('old content');
  const release = findCommit(root, 'HEAD');
  write(recorder, recorderOf('new rules'));
  commit('new content');
  expect(recordAtCommit(root, release)).toEqual(['new rules', 'old content']);
  expect(readdirSync(join(root, 'build/releases'))).toEqual([]);
  expect(readFileSync(join(root, 'content/site.yaml'), 'utf8')).toBe('new content');
});

test('throws if no rules can read a release', () => {
  const { root, commit } = startProject();
  commit('old content');
  expect(() => recordAtCommit(root, findCommit(root, 'HEAD'))).toThrow("cannot be read by today's rules");
});
