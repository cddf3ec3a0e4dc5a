import { sessionStore } from '../../browser/storage.ts';

export type AddressKind = 'email' | 'phone';

/** A code on its way. Instants in milliseconds, of the browser's clock. */
export interface SentCode {
  challengeId: string;
  kind: AddressKind;
  address: string;
  validUntil: number;
  /** When another one may be asked for. */
  againAt: number;
  /** It was sent before the page was loaded. */
  kept?: true;
}

/** Remembers in this tab that a code is on its way. */
export const storeSentCode = (key: string, code: SentCode): boolean => sessionStore.write(key, JSON.stringify(code));

export const forgetSentCode = (key: string): void => sessionStore.remove(key);

/** The code that was sent from this tab to an address of this kind and is valid still. */
export function storedSentCode(key: string, kind: AddressKind, now = Date.now()): SentCode | undefined {
  try {
    const code = JSON.parse(sessionStore.read(key) ?? 'null') as SentCode | null;
    return code?.kind === kind && code.validUntil > now && typeof code.challengeId === 'string'
      ? { ...code, kept: true }
      : undefined;
  } catch {
    return undefined;
  }
}
