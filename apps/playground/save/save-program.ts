import type { callAccount } from '#browser/session/account-client.ts';
import { addDeviceProgram, type NamedProgram } from '#browser/session/device-programs.ts';
import { openedProgram, rememberOpenedProgram } from '#browser/session/opened-program.ts';

type SaveOutcome = 'saved' | 'copied' | 'unchanged' | 'onDevice' | 'deviceFull' | 'lost';

const deviceOutcomes = { saved: 'onDevice', full: 'deviceFull', lost: 'lost' } as const;
const accountOutcomes = { created: 'saved', updated: 'saved', copied: 'copied', unchanged: 'unchanged' } as const;

export const saveOnDevice = (program: NamedProgram): SaveOutcome => deviceOutcomes[addDeviceProgram(program)];

/** Saves the next version of the program that this tab has opened, or a new one. Rejects like the account client. */
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
