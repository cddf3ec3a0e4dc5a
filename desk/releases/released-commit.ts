import { git } from './git.ts';

/** A commit to compare with, and its name for people. */
export interface ReleasedCommit {
  name: string;
  commit: string;
}

const releaseTags = 'release-*';

/** The last release before or at HEAD, by its tag; undefined if there is none. */
export function lastRelease(root: string): ReleasedCommit | undefined {
  const name = git(root, 'describe', '--tags', '--match', releaseTags, '--abbrev=0');
  return name === undefined ? undefined : findCommit(root, name);
}

/** The commit of a tag, a branch or a hash. Throws an Error if git does not know it. */
export function findCommit(root: string, name: string): ReleasedCommit {
  const commit = git(root, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`);
  if (commit === undefined)
    throw new Error(
      `--since "${name}" is no commit here: name a tag, a branch or a commit. A clone without history brings it by git fetch --unshallow --tags.`,
    );
  return { name, commit };
}
