/**
 * Inline script for the head: when the page's own script is gone from the server, nothing of it is there to notice, so
 * this loads the page anew, once per build. It shares its marks and its rule with `stale-recovery.ts`, which takes over
 * from there. Constant, so that one hash allows it.
 */
export const entryGuard =
  "addEventListener('error',async({target:t})=>{" +
  "if(t.localName!=='script'||t.type!=='module')return;" +
  "let k='stale-build',b=document.documentElement.dataset.build,g=n=>performance.getEntriesByType(n),m;" +
  'try{m=sessionStorage.getItem(k)}catch{}' +
  "m=m||history.state?.staleBuild||'';" +
  "if(m.includes(b)&&g('navigation')[0]?.type!=='back_forward')return;" +
  "let p=[t.src,...g('resource').map(e=>e.name).filter(n=>/\\/assets\\/.+\\.js$/.test(n))];" +
  "let s=await Promise.all(p.map(u=>fetch(u,{method:'HEAD',cache:'no-store'}).then(r=>r.status,()=>0)));" +
  'if(!s.some(c=>c===404||c===410))return;' +
  "m+=' '+b;" +
  "try{sessionStorage.setItem(k,m)}catch{history.replaceState({...history.state,staleBuild:m},'')}" +
  'location.reload()},true)';
