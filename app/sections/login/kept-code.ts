import { sessionStore } from '../../session/storage.ts';
import type { AddressKind, SentCode } from './use-code.ts';

/** Remembers in this tab that a code is on its way. */
export const keepSentCode = (key: string, code: SentCode): boolean => sessionStore.write(key, JSON.stringify(code));

export const forgetSentCode = (key: string): void => sessionStore.remove(key);

/** The code that was sent from this tab to an address of this kind and is valid still. */
export function keptSentCode(key: string, kind: AddressKind, now = Date.now()): SentCode | undefined {
  try {
    const code = JSON.parse(sessionStore.read(key) ?? 'null') as SentCode | null;
    return code?.kind === kind && code.validUntil > now && typeof code.challengeId === 'string' ? { ...code, kept: true } : undefined;
  } catch {
    return undefined;
  }
}
