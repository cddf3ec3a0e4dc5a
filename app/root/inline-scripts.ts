/** Hides a text banner that the visitor has closed before anything is painted: the client notes the closed one under `banner`. Constant, so that one hash allows it. */
export const hideClosedBanner =
  "try{let r=document.documentElement;if(r.dataset.banner&&localStorage.getItem('banner')===r.dataset.banner)r.dataset.bannerClosed=''}catch{}";

/**
 * Says on the document that somebody is logged in, and who, before anything is painted; `account-link.ts` of the client keeps it right afterwards.
 * The name is written as soon as the header's parts after it are there. Constant, so that one hash allows it.
 */
export const showAccountEarly =
  "try{let r=document.documentElement,s=k=>localStorage.getItem('/'+r.dataset.group+'/'+k),n;" +
  "if(s('apptoken')&&s('reftoken')&&(s('user_id')||s('userId'))){" +
  "r.dataset.session='';" +
  "if(n=JSON.parse(s('userInfo')||'{}').nickname)new MutationObserver((_,o)=>{" +
  "let e=document.querySelector('[data-account-name]');" +
  'if(e?.parentNode.nextSibling){e.textContent=n;o.disconnect()}' +
  '}).observe(r,{childList:true,subtree:true})}}catch{}';

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
