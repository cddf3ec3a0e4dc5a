/** Hides a text banner that the visitor has closed; `client/shell/text-banner.ts` stores its id under `banner`. */
try {
  const { dataset } = document.documentElement;
  if (dataset.banner && localStorage.getItem('banner') === dataset.banner) dataset.bannerClosed = '';
} catch {}
