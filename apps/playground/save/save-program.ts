import type { callAccount } from '#browser/session/account-client.ts';
import { addDeviceProgram, type NamedProgram } from '#browser/session/device-programs.ts';
import { openedProgram, rememberOpenedProgram } from '#browser/session/opened-program.ts';

/** The outcome of saving a program, by the name of its text in `messages.programs`. */
type SaveOutcome = 'saved' | 'copied' | 'unchanged' | 'onDevice' | 'deviceFull' | 'lost';

const deviceOutcomes = { saved: 'onDevice', full: 'deviceFull', lost: 'lost' } as const;
const accountOutcomes = { created: 'saved', updated: 'saved', copied: 'copied', unchanged: 'unchanged' } as const;

export const saveOnDevice = (program: NamedProgram): SaveOutcome => deviceOutcomes[addDeviceProgram(program)];

/**
 * Saves a program in the account of the user `owner`: as the next version of the one that this tab has opened, or as a
 * new one. From then on the tab has opened what was saved. Rejects with the errors of the account client.
 */
export async function saveInAccount(
  program: NamedProgram,
  owner: string,
  call: typeof callAccount,
): Promise<SaveOutcome> {
  const opened = openedProgram(program.page, owner);
  const request = { ...program, ...(opened && { id: opened.id, version: opened.version }) };
  const { outcome, id, version, title } = await call('saveProgram', request, { silent: true });
  rememberOpenedProgram({ id, owner, version, title, page: program.page, program: program.program });
  return accountOutcomes[outcome];
}
