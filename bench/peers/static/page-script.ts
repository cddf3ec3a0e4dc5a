/** Everything the pages do, written by hand. Menus, disclosures and dialogs are native. */
const all = <Tag extends HTMLElement>(selector: string, within: ParentNode = document) => [
  ...within.querySelectorAll<Tag>(selector),
];
const { dataset } = document.documentElement;

document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return;
  const choice = target.closest<HTMLElement>('[data-consent-choice]')?.dataset.consentChoice;
  if (choice) {
    localStorage.setItem('consent', choice);
    delete dataset.message;
  }
  const bar = document.querySelector<HTMLElement>('[data-consent]');
  if (bar && (choice || target.closest('[data-consent-open]'))) bar.toggleAttribute('data-open', choice === undefined);
  if (target.closest('x-banner-close') && dataset.banner) {
    localStorage.setItem('banner', dataset.banner);
    dataset.bannerClosed = '';
  }
  const dialog = document.getElementById(
    target.closest('button[command="show-modal"]')?.getAttribute('commandfor') ?? '',
  );
  for (const clip of dialog ? all<HTMLVideoElement>('video[data-poster]', dialog) : []) {
    clip.poster = clip.dataset.poster ?? '';
    if (clip.dataset.starts !== undefined) void clip.play().catch(() => {});
  }
});
document.addEventListener(
  'close',
  ({ target }) => all<HTMLVideoElement>('video', target as HTMLElement).forEach((clip) => void clip.pause()),
  true,
);

/** Marks the tab of the visible slide, and scrolls to a tab's slide. */
for (const track of all('[id$="-track"]')) {
  const tabs = all<HTMLAnchorElement>('nav a', track.parentElement ?? document);
  const slides = [...track.children] as HTMLElement[];
  const nav = tabs[0]?.closest('nav');
  const watcher = new IntersectionObserver(
    (entries) => {
      const visibleSlide = entries.find(({ isIntersecting }) => isIntersecting)?.target as HTMLElement | undefined;
      if (!visibleSlide || !nav) return;
      nav.dataset.on = visibleSlide.dataset.surface;
      nav.dataset.product = visibleSlide.dataset.product;
      for (const [index, slide] of slides.entries()) {
        slide.inert = slide !== visibleSlide;
        tabs[index]?.toggleAttribute('aria-current', slide === visibleSlide);
      }
    },
    { root: track, threshold: 0.6 },
  );
  for (const slide of slides) watcher.observe(slide);
  for (const [index, tab] of tabs.entries()) {
    tab.addEventListener('click', (event) => {
      event.preventDefault();
      track.scrollTo({ left: slides[index]?.offsetLeft ?? 0 });
    });
  }
}

/** Opens a gallery's picture in its dialog. */
for (const list of all('ul[id$="-plates"]')) {
  const dialog = document.getElementById(list.id.replace('-plates', '-viewer'));
  const view = dialog?.querySelector<HTMLElement>('[tabindex="0"]');
  if (!(dialog instanceof HTMLDialogElement) || !view) continue;
  const links = all<HTMLAnchorElement>('a', list);
  const show = (index: number) => view.scrollTo({ left: index * view.clientWidth });
  const current = () => Math.round(view.scrollLeft / view.clientWidth);
  links.forEach((link, index) => {
    link.addEventListener('click', (event) => {
      event.preventDefault();
      if (!view.firstChild) {
        for (const each of links) {
          const figure = document.createElement('figure');
          const picture = each.querySelector('picture')?.cloneNode(true);
          if (picture) figure.append(picture);
          for (const source of all('source', figure)) source.setAttribute('sizes', '100vw');
          view.append(figure);
        }
      }
      dialog.showModal();
      show(index);
    });
  });
  const [back, on] = all('button[aria-disabled]', dialog);
  back?.addEventListener('click', () => show(current() - 1));
  on?.addEventListener('click', () => show(current() + 1));
}

/** Validates the newsletter's address before sending it. */
for (const place of all('x-island[data-invalid]')) {
  const form = place.querySelector('form');
  const input = place.querySelector('input');
  form?.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (!input) return;
    const isAddress = /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i.test(input.value.trim());
    input.setAttribute('aria-invalid', String(!isAddress));
    const { invalid = '', failed = '', success = '' } = place.dataset;
    const say = (text: string) => form.querySelector('[role="alert"]')?.replaceChildren(text);
    if (!isAddress) return say(invalid);
    const response = await fetch('/api/us/account/user/subscribe/create', {
      method: 'POST',
      body: JSON.stringify({ email: input.value }),
    }).catch(() => undefined);
    say(response?.ok ? success : failed);
  });
}
