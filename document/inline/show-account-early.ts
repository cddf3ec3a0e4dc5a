/**
 * Marks the document as logged in and shows the nickname before the first paint; `AccountNameElement` keeps both up
 * to date afterwards. The name is written as soon as the header is parsed up to what follows it.
 */
try {
  const root = document.documentElement;
  const read = (key: string) => localStorage.getItem(`/${root.dataset.group}/${key}`);
  if (read('apptoken') && read('reftoken') && (read('user_id') || read('userId'))) {
    root.dataset.session = '';
    const { nickname } = JSON.parse(read('userInfo') || '{}') as { nickname?: string | null };
    if (nickname)
      new MutationObserver((_, observer) => {
        const name = document.querySelector('[data-account-name]');
        if (!name?.parentNode?.nextSibling) return;
        name.textContent = nickname;
        observer.disconnect();
      }).observe(root, { childList: true, subtree: true });
  }
} catch {}
