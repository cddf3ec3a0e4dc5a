import { useEffect, useState } from 'react';
import { callAccount } from '#browser/session/account-client.ts';
import { CallRefused } from '#browser/session/call-errors.ts';
import type { CodePurpose } from '#contract/account/call-shapes.ts';
import type { AddressKind, SentCode } from './stored-code.browser.ts';
import { forgetSentCode, storedSentCode, storeSentCode } from './stored-code.browser.ts';

export interface CodeRequest {
  /** The last code that was sent. Undefined before the first one and after `forget`. */
  sentCode: SentCode | undefined;
  /** When the next code may be requested, in ms; 0 for at once. */
  againAt: number;
  /** Sends a code. Rejects like the account client. */
  request(address: string): Promise<void>;
  /** Forgets the sent code. */
  forget(): void;
}

/**
 * Requests a code for one purpose and knows where it was sent. With a storage key, this survives a reload, as on
 * phones that drop the tab while the visitor reads the mail. The code itself is never stored. `agreed`: the form lets
 * nobody request a code who has not ticked the consent.
 */
export function useCode(
  purpose: CodePurpose,
  kind: AddressKind,
  { storageKey, agreed = false }: { storageKey?: string; agreed?: boolean } = {},
): CodeRequest {
  const [latestCode, setLatestCode] = useState<SentCode>();
  const [againAt, setAgainAt] = useState(0);
  useEffect(() => {
    const storedCode = storageKey === undefined ? undefined : storedSentCode(storageKey, kind);
    if (!storedCode) return;
    setLatestCode(storedCode);
    setAgainAt(storedCode.againAt);
  }, [storageKey, kind]);

  return {
    sentCode: latestCode,
    againAt,
    async request(address) {
      const trimmedAddress = address.trim();
      try {
        const address = kind === 'email' ? { email: trimmedAddress } : { phone: trimmedAddress };
        const request = { ...address, purpose, ...(agreed && { agreed }) };
        const { challenge_id: challengeId, expires_in, resend_in } = await callAccount('requestCode', request);
        const now = Date.now();
        const code = {
          challengeId,
          kind,
          address: trimmedAddress,
          validUntil: now + expires_in * 1000,
          againAt: now + resend_in * 1000,
        };
        if (storageKey !== undefined) storeSentCode(storageKey, code);
        setLatestCode(code);
        setAgainAt(code.againAt);
      } catch (error) {
        const { retryIn } = error instanceof CallRefused ? error : {};
        if (retryIn !== undefined) setAgainAt(Date.now() + retryIn * 1000);
        throw error;
      }
    },
    forget() {
      if (storageKey !== undefined) forgetSentCode(storageKey);
      setLatestCode(undefined);
    },
  };
}
