import { localStore } from '#browser/toolbox/storage.ts';

/** `noticed`: a notice was read and closed, which is not agreement where agreement is required. */
export type ConsentChoice = 'accepted' | 'declined' | 'noticed';

export interface ConsentState {
  analytics: 'granted' | 'denied' | 'pending';
  ask: boolean;
}

/** Returns true if visitors must answer before anything else. An unknown policy is the strictest. */
export const asksFirst = (policy: string | undefined): boolean => policy !== 'opt-out' && policy !== 'notice';

/** Returns what a policy allows. Global Privacy Control declines for visitors who have not chosen. */
export function consentState(
  policy: string | undefined,
  choice: string | null,
  privacyControl: boolean | undefined,
): ConsentState {
  if (choice === 'declined') return { analytics: 'denied', ask: false };
  if (choice === 'accepted' || (choice === 'noticed' && !asksFirst(policy) && !privacyControl))
    return { analytics: 'granted', ask: false };
  if (privacyControl) return { analytics: 'denied', ask: false };
  return asksFirst(policy) ? { analytics: 'pending', ask: true } : { analytics: 'granted', ask: true };
}

export type ConsentStore = ReturnType<typeof createConsentStore>;

export function createConsentStore(policy: string | undefined, privacyControl: boolean | undefined) {
  const listeners: ((state: ConsentState) => void)[] = [];
  const state = () => consentState(policy, localStore.read('consent'), privacyControl);
  const notify = () => {
    for (const listener of listeners) listener(state());
  };
  return {
    state,
    choose(choice: ConsentChoice) {
      localStore.write('consent', choice);
      notify();
    },
    /** Reads the choice again, because another tab may have made it, and notifies all listeners. */
    notify,
    watch(listener: (state: ConsentState) => void) {
      listeners.push(listener);
      listener(state());
    },
  };
}

/** Sends what was counted as consent allows: holds it until the visitor has chosen, and drops it if that is denied. */
export function createConsentQueue<Item>(send: (item: Item) => void) {
  let pendingItems: Item[] = [];
  let analytics: ConsentState['analytics'] = 'pending';

  function flush(): void {
    const items = pendingItems;
    if (analytics === 'pending') return;
    pendingItems = [];
    if (analytics === 'granted') items.forEach(send);
  }

  return {
    add(item: Item) {
      pendingItems.push(item);
      flush();
    },
    setConsent(state: ConsentState) {
      analytics = state.analytics;
      flush();
    },
  };
}
