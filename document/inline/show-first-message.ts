import { consentState } from '#features/consent/consent-store.browser.ts';

/**
 * Decides before the first paint what stands above the header, so that nothing moves later: the question or notice
 * about visits while it is due, else a suggestion that waits for an answer (`features/regions/suggestion.browser.ts`),
 * else the text banner, unless the visitor has closed this one (`BannerCloseElement` stores its id under `banner`).
 */
const { dataset } = document.documentElement;
const read = (key: string) => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};
if (dataset.banner && read('banner') === dataset.banner) dataset.bannerClosed = '';
if (consentState(dataset.consentPolicy, read('consent'), navigator.globalPrivacyControl).ask)
  dataset.message = 'consent';
else if (read('suggestion') === `due:${dataset.edition}`) dataset.message = 'suggestion';
