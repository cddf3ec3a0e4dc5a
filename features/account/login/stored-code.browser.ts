import { sessionStore } from '#browser/toolbox/storage.ts';

export type AddressKind = 'email' | 'phone';

/** A code that was sent. Instants in ms of the browser's clock. */
export interface SentCode {
  challengeId: string;
  kind: AddressKind;
  address: string;
  validUntil: number;
  /** When another code may be requested. */
  againAt: number;
  /** It was sent before this page was loaded. */
  isRestored?: true;
}

/** Stores in this tab that a code was sent. */
export const storeSentCode = (key: string, code: SentCode): boolean => sessionStore.write(key, JSON.stringify(code));

export const forgetSentCode = (key: string): void => sessionStore.remove(key);

/** The code that this tab requested for an address of this kind, if it is still valid. */
export function storedSentCode(key: string, kind: AddressKind, now = Date.now()): SentCode | undefined {
  try {
    const code = JSON.parse(sessionStore.read(key) ?? 'null') as SentCode | null;
    return code?.kind === kind && code.validUntil > now && typeof code.challengeId === 'string'
      ? { ...code, isRestored: true }
      : undefined;
  } catch {
    return undefined;
  }
}
