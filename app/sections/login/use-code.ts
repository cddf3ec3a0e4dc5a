import { useEffect, useState } from 'react';
import type { CodePurpose } from '#rules/contract/account/call-shapes.ts';
import { accountClient } from '../../session/account-client.ts';
import { CallRefused } from '../../session/call-errors.ts';
import type { AddressKind, SentCode } from './kept-code.ts';
import { forgetSentCode, storedSentCode, storeSentCode } from './kept-code.ts';

export interface CodeRequest {
  /** The code that was sent last; undefined before, and after `forget`. */
  sent: SentCode | undefined;
  /** When a code may be asked for (again), as far as is known; 0 for at once. */
  againAt: number;
  /** Sends a code. Rejects as the account client does. */
  request(address: string): Promise<void>;
  /** Goes back to before the code. */
  forget(): void;
}

/**
 * A code for one purpose, and where it went. With `keptAs` it is found again after the page was left for the mail and
 * loaded anew; the code itself is nowhere in the browser.
 */
export function useCode(purpose: CodePurpose, kind: AddressKind, keptAs?: string): CodeRequest {
  const [sent, setSent] = useState<SentCode>();
  const [againAt, setAgainAt] = useState(0);
  useEffect(() => {
    const kept = keptAs === undefined ? undefined : storedSentCode(keptAs, kind);
    if (!kept) return;
    setSent(kept);
    setAgainAt(kept.againAt);
  }, [keptAs, kind]);

  return {
    sent,
    againAt,
    async request(address) {
      const written = address.trim();
      try {
        const request = kind === 'email' ? { email: written, purpose } : { phone: written, purpose };
        const { challenge_id: challengeId, expires_in, resend_in } = await accountClient().call('requestCode', request);
        const now = Date.now();
        const code = {
          challengeId,
          kind,
          address: written,
          validUntil: now + expires_in * 1000,
          againAt: now + resend_in * 1000,
        };
        if (keptAs !== undefined) storeSentCode(keptAs, code);
        setSent(code);
        setAgainAt(code.againAt);
      } catch (error) {
        const { retryIn } = error instanceof CallRefused ? error : {};
        if (retryIn !== undefined) setAgainAt(Date.now() + retryIn * 1000);
        throw error;
      }
    },
    forget() {
      if (keptAs !== undefined) forgetSentCode(keptAs);
      setSent(undefined);
    },
  };
}
