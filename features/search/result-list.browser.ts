import { searchGroups } from '#contract/search.ts';
import type { SearchHit } from '#core/search/search-engine.ts';
import { splitAtMarks } from '#ui/search/split-at-marks.ts';
import { element } from './element.browser.ts';
import styles from './search-dialog.module.css';
import type { SearchDialogWords } from './search-link.tsx';

export const resultLists = (hits: readonly SearchHit[], words: SearchDialogWords): HTMLElement[] =>
  groupHits(hits).map(({ group, hits: groupedHits }) => {
    const heading = element('h2', { id: `search-${group}`, textContent: words[group] });
    const list = element('ul', {}, ...groupedHits.map((hit) => element('li', {}, resultLink(hit, words))));
    list.setAttribute('aria-labelledby', heading.id);
    return element('section', { className: styles.group ?? '' }, heading, list);
  });

function resultLink({ href, title, text, marks }: SearchHit, words: SearchDialogWords): HTMLAnchorElement {
  const link = element('a', { href }, element('b', {}, ...marked(title, marks.title)));
  if (text) link.append(' ', element('span', {}, ...marked(text, marks.text)));
  if (link.origin !== location.origin)
    link.append(element('i', { className: 'visually-hidden', textContent: ` ${words.opensShop}` }));
  return link;
}

const marked = (text: string, marks: SearchHit['marks']['text']): (Node | string)[] =>
  splitAtMarks(text, marks).map((piece) => (piece.isMarked ? element('mark', {}, piece.text) : piece.text));

const maxPerGroup = 5;

const groupHits = (hits: readonly SearchHit[]) =>
  searchGroups.flatMap((group) => {
    const groupedHits = hits.filter((hit) => hit.group === group).slice(0, maxPerGroup);
    return groupedHits.length > 0 ? [{ group, hits: groupedHits }] : [];
  });
