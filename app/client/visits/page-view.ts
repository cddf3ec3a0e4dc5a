import type { ConsentState } from './consent-store.ts';

/** One page view, as pushed to `window.dataLayer`. */
export interface PageView {
  event: 'page_view';
  path: string;
  title: string;
  edition: string;
  language: string;
}

/**
 * Sends page views as consent allows: holds them until the visitor has chosen, and drops them when consent is denied.
 */
export function createPageViews(send: (view: PageView) => void): {
  start(view: PageView): void;
  setConsent(state: ConsentState): void;
} {
  let pendingViews: PageView[] = [];
  let analytics: ConsentState['analytics'] = 'pending';

  function flush(): void {
    const views = pendingViews;
    if (analytics === 'pending') return;
    pendingViews = [];
    if (analytics === 'granted') views.forEach(send);
  }

  return {
    start(view) {
      pendingViews.push(view);
      flush();
    },
    setConsent(state) {
      analytics = state.analytics;
      flush();
    },
  };
}

/** The view of the current document. */
export const viewOf = ({ title, documentElement: { lang, dataset } }: Document, { pathname }: Location): PageView => ({
  event: 'page_view',
  path: pathname,
  title,
  edition: dataset.edition ?? '',
  language: lang,
});
