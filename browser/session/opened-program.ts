import { readJson, sessionStore } from '../toolbox/storage.ts';
import type { NamedProgram } from './device-programs.ts';

/** A program of the account that this tab has opened on the page of its robot. */
interface OpenedProgram extends NamedProgram {
  id: string;
  /** Id of the user in whose account it is: somebody else may log in later in the same tab. */
  owner: string;
  version: number;
}

const storageKey = 'opened-program';

/** The program that a user opened last in this tab, if it belongs to the page; saving then makes its next version. */
export function openedProgram(page: string, owner: string): OpenedProgram | undefined {
  const opened = readJson(sessionStore, storageKey) as OpenedProgram | null | undefined;
  return opened?.page === page && opened.owner === owner ? opened : undefined;
}

export const rememberOpenedProgram = (program: OpenedProgram): void =>
  void sessionStore.write(storageKey, JSON.stringify(program));
