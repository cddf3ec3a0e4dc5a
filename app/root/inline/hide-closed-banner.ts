/** Hides a text banner that the visitor has closed; `client/text-banner.ts` stores the closed one under `banner`. */
try {
  const { dataset } = document.documentElement;
  if (dataset.banner && localStorage.getItem('banner') === dataset.banner) dataset.bannerClosed = '';
} catch {}
