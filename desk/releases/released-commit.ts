import { git } from './git.ts';

/** A commit to compare with, and the name under which people know it. */
export interface ReleasedCommit {
  name: string;
  commit: string;
}

/** The tags of releases: `release-2026-11-23`. */
const releaseTags = 'release-*';

/** The last release before or at the commit that is checked out; undefined where no tag can be found. */
export function lastRelease(root: string): ReleasedCommit | undefined {
  const name = git(root, 'describe', '--tags', '--match', releaseTags, '--abbrev=0');
  return name === undefined ? undefined : releasedAt(root, name);
}

/** The commit of a tag, a branch or a hash. Throws an Error where there is none. */
export function releasedAt(root: string, name: string): ReleasedCommit {
  const commit = git(root, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`);
  if (commit === undefined)
    throw new Error(
      `--since "${name}" is no commit here: name a tag, a branch or a commit. A clone without history brings it by git fetch --unshallow --tags.`,
    );
  return { name, commit };
}
