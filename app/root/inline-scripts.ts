/**
 * Hides a text banner that the visitor has closed before anything is painted: the client notes the closed one under
 * `banner`. Constant, so that one hash allows it.
 */
export const hideClosedBanner =
  "try{let r=document.documentElement;if(r.dataset.banner&&localStorage.getItem('banner')===r.dataset.banner)r.dataset.bannerClosed=''}catch{}";

/**
 * Says on the document that somebody is logged in, and who, before anything is painted; `account-link.ts` of the client
 * keeps it right afterwards. The name is written as soon as the header's parts after it are there. Constant, so that
 * one hash allows it.
 */
export const showAccountEarly =
  "try{let r=document.documentElement,s=k=>localStorage.getItem('/'+r.dataset.group+'/'+k),n;" +
  "if(s('apptoken')&&s('reftoken')&&(s('user_id')||s('userId'))){" +
  "r.dataset.session='';" +
  "if(n=JSON.parse(s('userInfo')||'{}').nickname)new MutationObserver((_,o)=>{" +
  "let e=document.querySelector('[data-account-name]');" +
  'if(e?.parentNode.nextSibling){e.textContent=n;o.disconnect()}' +
  '}).observe(r,{childList:true,subtree:true})}}catch{}';

/**
 * On narrow screens, what follows a section that fills the first screen (`data-first-screen`) waits for it until all of
 * that has come and its picture is painted, or until the visitor turns to the page: the phone's line and processor have
 * the first screen alone until then. It then comes section by section, each in a frame of its own after one for what
 * the first section held back itself, and whole where somebody wants to go somewhere. Not for who comes back to a place
 * in the page, nor where the browser does not tell of its largest paint. Constant, so that one hash allows it.
 */
export const firstScreenFirst =
  "try{let r=document.documentElement,P=PerformanceObserver,p='largest-contentful-paint';" +
  "if(matchMedia('(width<768px)').matches&&!location.hash&&document.visibilityState==='visible'&&" +
  "performance.getEntriesByType('navigation')[0].type==='navigate'&&P.supportedEntryTypes.includes(p)){" +
  "r.dataset.early='';" +
  'let d=r.dataset,' +
  "n=()=>{let e=document.querySelector('[data-first-screen]~section:not([data-come])');if(e&&d.early){e.dataset.come='';requestAnimationFrame(n)}else a()}," +
  "f=()=>{if(d.early==='')d.early='coming',requestAnimationFrame(n)}," +
  'a=()=>{delete d.early},' +
  'o=(t,g)=>{for(let e of t)addEventListener(e,g,{once:true,capture:true,passive:true})};' +
  "o(['scroll','pointerdown'],f);o(['click','keydown','pagehide'],a);" +
  "addEventListener('load',()=>{new P((l,o)=>{if(l.getEntries().some(e=>e.element?.fetchPriority==='high')){o.disconnect();f()}})" +
  '.observe({type:p,buffered:true});setTimeout(f,500)})}}catch{}';

/**
 * Fetches the page behind a link ahead, when a visitor is about to follow it. Same-origin pages only, and nothing is
 * run.
 */
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
