import type { Store } from '../../browser/storage.ts';

/** How an edition may measure visits: after agreement; with a notice and an objection; with a notice. */
export type ConsentPolicy = 'opt-in' | 'opt-out' | 'notice';
/** `noticed`: a notice was read and closed, which is not agreement where agreement is required. */
export type ConsentChoice = 'accepted' | 'declined' | 'noticed';

export interface ConsentState {
  /** Whether visits may be measured: yes, no, or not before the visitor has chosen. */
  analytics: 'granted' | 'denied' | 'pending';
  /** Whether the visitor still has to be asked or informed. */
  ask: boolean;
}

const choices: readonly string[] = ['accepted', 'declined', 'noticed'] satisfies ConsentChoice[];
const isChoice = (value: string | null): value is ConsentChoice => value !== null && choices.includes(value);

/** What a policy allows after a choice. Global Privacy Control declines for visitors who have not chosen. */
export function consentState(
  policy: ConsentPolicy,
  choice: ConsentChoice | undefined,
  privacyControl: boolean,
): ConsentState {
  if (choice === 'declined') return { analytics: 'denied', ask: false };
  if (choice === 'accepted' || (choice === 'noticed' && policy !== 'opt-in' && !privacyControl))
    return { analytics: 'granted', ask: false };
  if (privacyControl) return { analytics: 'denied', ask: false };
  return policy === 'opt-in' ? { analytics: 'pending', ask: true } : { analytics: 'granted', ask: true };
}

export interface ConsentStore {
  state(): ConsentState;
  choose(choice: ConsentChoice): void;
  /** Reads the choice again, because another tab may have made it, and notifies all listeners. */
  notify(): void;
  /** Calls back with the current state and after every change. */
  watch(listener: (state: ConsentState) => void): void;
}

/** Stores the visitor's choice under `consent`. */
export function createConsentStore(policy: ConsentPolicy, store: Store, privacyControl: boolean): ConsentStore {
  const listeners: ((state: ConsentState) => void)[] = [];
  const state = () => {
    const stored = store.read('consent');
    return consentState(policy, isChoice(stored) ? stored : undefined, privacyControl);
  };
  const notify = () => {
    for (const listener of listeners) listener(state());
  };
  return {
    state,
    choose(choice) {
      store.write('consent', choice);
      notify();
    },
    notify,
    watch(listener) {
      listeners.push(listener);
      listener(state());
    },
  };
}
