import { useEffect, useState } from 'react';
import { callAccount } from '#browser/session/account-client.ts';
import { CallRefused } from '#browser/session/call-errors.ts';
import { readJson, sessionStore } from '#browser/toolbox/storage.ts';
import type { CodePurpose } from '#contract/account/call-shapes.ts';

export type AddressKind = 'email' | 'phone';

/** A code that was sent. Instants in ms of the browser's clock. */
export interface SentCode {
  challengeId: string;
  kind: AddressKind;
  address: string;
  validUntil: number;
  againAt: number;
  /** It was sent before this page was loaded. */
  isRestored?: true;
}

export type CodeRequest = ReturnType<typeof useCode>;

/**
 * Requests a code for one purpose and knows where it was sent. With a storage key, this survives a reload, as on
 * phones that drop the tab while the visitor reads the mail. The code itself is never stored. `agreed`: the form lets
 * nobody request a code who has not ticked the consent.
 */
export function useCode(
  purpose: CodePurpose,
  kind: AddressKind,
  { storageKey, agreed = false }: { storageKey?: string; agreed?: boolean } = {},
) {
  const [sentCode, setSentCode] = useState<SentCode>();
  const [againAt, setAgainAt] = useState(0);
  useEffect(() => {
    const storedCode = storageKey === undefined ? undefined : readStoredCode(storageKey, kind);
    if (!storedCode) return;
    setSentCode(storedCode);
    setAgainAt(storedCode.againAt);
  }, [storageKey, kind]);

  return {
    /** The last code that was sent. Undefined before the first one and after `forget`. */
    sentCode,
    /** Seconds until the next code may be requested; 0 for at once. */
    seconds: useSecondsUntil(againAt),
    async request(typedAddress: string) {
      const address = typedAddress.trim();
      try {
        const { challenge_id, expires_in, resend_in } = await callAccount('requestCode', {
          ...(kind === 'email' ? { email: address } : { phone: address }),
          purpose,
          ...(agreed && { agreed }),
        });
        const now = Date.now();
        const code = {
          challengeId: challenge_id,
          kind,
          address,
          validUntil: now + expires_in * 1000,
          againAt: now + resend_in * 1000,
        };
        if (storageKey !== undefined) sessionStore.write(storageKey, JSON.stringify(code));
        setSentCode(code);
        setAgainAt(code.againAt);
      } catch (error) {
        const { retryIn } = error instanceof CallRefused ? error : {};
        if (retryIn !== undefined) setAgainAt(Date.now() + retryIn * 1000);
        throw error;
      }
    },
    forget() {
      if (storageKey !== undefined) sessionStore.remove(storageKey);
      setSentCode(undefined);
    },
  };
}

function readStoredCode(storageKey: string, kind: AddressKind): SentCode | undefined {
  const code = readJson(sessionStore, storageKey) as SentCode | null | undefined;
  const isValid = code?.kind === kind && code.validUntil > Date.now() && typeof code.challengeId === 'string';
  return isValid ? { ...code, isRestored: true } : undefined;
}

const secondsUntil = (instant: number): number => Math.max(0, Math.ceil((instant - Date.now()) / 1000));

/** Whole seconds until an instant in ms of the browser's clock; 0 once it has passed. */
function useSecondsUntil(instant: number): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(instant));
  useEffect(() => {
    const tick = () => setSeconds(secondsUntil(instant));
    tick();
    const timer = setInterval(tick, 500);
    return () => clearInterval(timer);
  }, [instant]);
  return seconds;
}
