/** Hides a text banner that the visitor has closed before anything is painted: the client notes the closed one under `banner`. Constant, so that one hash allows it. */
export const hideClosedBanner =
  "try{let r=document.documentElement;if(r.dataset.banner&&localStorage.getItem('banner')===r.dataset.banner)r.dataset.bannerClosed=''}catch{}";

/** Fetches the page behind a link ahead, when a visitor is about to follow it. Same-origin pages only, and nothing is run. */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/api/*', '/media/*', '/assets/*'] } },
          { not: { selector_matches: '[download], [rel~="nofollow"]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
