import type { CallRefused } from '#browser/session/call-errors.ts';
import type { DeviceProgram } from '#browser/session/device-programs.ts';

export interface UnmovedProgram {
  key: string;
  title: string;
  /** As text to show. */
  reason: string;
}

interface MoveSteps {
  /** Rejects with the errors of the account client. */
  save(program: Pick<DeviceProgram, 'page' | 'title' | 'program'>): Promise<unknown>;
  remove(key: string): void;
}

/** Saves each program in the account and removes it from this browser. Returns those that stay, and why. */
export async function movePrograms(
  programs: DeviceProgram[],
  failed: string,
  { save, remove }: MoveSteps,
): Promise<UnmovedProgram[]> {
  const unmoved: UnmovedProgram[] = [];
  for (const { key, page, title, program } of programs) {
    try {
      await save({ page, title, program });
      remove(key);
    } catch (error) {
      unmoved.push({ key, title, reason: reasonOf(error, failed) });
    }
  }
  return unmoved;
}

function reasonOf(error: unknown, failed: string): string {
  const { fields, userMessage, message } = error as Partial<CallRefused> & { userMessage?: string };
  if (userMessage !== undefined) return userMessage;
  return Object.values(fields ?? {})[0] ?? (fields && message ? message : failed);
}
