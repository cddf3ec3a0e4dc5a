import { startPageBehaviour } from '#react-parts/page-behaviour.client.ts';

/** The islands of the other peers, written by hand. Everything without React is the site's. */
const all = <Tag extends HTMLElement>(selector: string, within: ParentNode = document) => [
  ...within.querySelectorAll<Tag>(selector),
];

void startPageBehaviour();

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
