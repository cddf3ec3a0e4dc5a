import type { ConsentState } from './consent-store.browser.ts';

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
