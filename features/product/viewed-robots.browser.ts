import { onPageShow } from '#browser/toolbox/activation.ts';
import { localStore } from '#browser/toolbox/storage.ts';
import { adoptStyles } from '#ui/adopt-styles.ts';
import styles from './viewed-robots.module.css';
import sheet from './viewed-robots.module.css?inline';

const key = 'viewed';
/** More than are shown, because another edition may not have some of the pages. */
const storedCount = 9;
const shownCount = 4;

interface ViewedRobotsOptions {
  section: HTMLElement;
  menu: HTMLElement;
  isAllowed(): boolean;
}

/**
 * Remembers the slug of this product page, and shows the robots of the pages visited before it. Names, pictures and
 * prices are those of the menu, so that nothing is shown that the edition does not list, and all of it is renewed with
 * the page. Returns what to call when the visitor's consent changes.
 */
export function startViewedRobots({ section, menu, isAllowed }: ViewedRobotsOptions): () => void {
  const { slug = '' } = document.body.dataset;
  const list = document.createElement('ul');
  list.className = styles.list ?? '';
  section.firstElementChild?.append(list);
  adoptStyles(sheet);

  const earlierSlugs = () => (localStore.read(key) ?? '').split(',').filter((other) => other !== '' && other !== slug);
  const show = () => {
    const links = isAllowed() ? linksTo(earlierSlugs(), menu, slug).slice(0, shownCount) : [];
    list.replaceChildren(...links.map(copyAsItem));
    section.hidden = links.length === 0;
  };
  const update = () => {
    if (isAllowed()) localStore.write(key, [slug, ...earlierSlugs()].slice(0, storedCount).join(','));
    show();
  };
  new MutationObserver(show).observe(menu, { subtree: true, childList: true, attributes: true, characterData: true });
  onPageShow(update);
  return update;
}

function linksTo(slugs: readonly string[], menu: HTMLElement, currentSlug: string): HTMLAnchorElement[] {
  const root = location.pathname.slice(0, -currentSlug.length);
  const links = [...menu.querySelectorAll('a')];
  return slugs.flatMap((slug) => links.find((link) => link.getAttribute('href') === root + slug) ?? []);
}

function copyAsItem(link: HTMLAnchorElement): HTMLLIElement {
  const copy = link.cloneNode(true) as HTMLAnchorElement;
  for (const image of copy.querySelectorAll('source')) image.setAttribute('sizes', '(width >= 768px) 22vw, 46vw');
  const item = document.createElement('li');
  item.append(copy);
  return item;
}
