import { beforeAll, beforeEach, expect, test } from 'vitest';
import { showOnPage } from '#tests/support/components/show-on-page.tsx';
import { startAnchors } from './anchors.ts';

beforeAll(startAnchors);
beforeEach(() =>
  showOnPage(
    <details>
      <summary>Sizes</summary>
      <p id="gallery">Pictures</p>
      <p id="规格">Specifications</p>
      <p id="50%">Half</p>
    </details>,
  ),
);

const opensAt = (hash: string) => {
  location.hash = hash;
  dispatchEvent(new Event('hashchange'));
  return document.querySelector('details')?.open;
};

test.each(['#gallery', '#%E8%A7%84%E6%A0%BC', '#50%'])('opens the disclosure with the target of %s', (hash) => {
  expect(opensAt(hash)).toBe(true);
});

test.each(['', '#specs', '#60%'])('opens nothing for the unknown hash “%s”', (hash) => {
  expect(opensAt(hash)).toBe(false);
});
