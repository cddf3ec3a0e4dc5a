import { expect, test } from 'vitest';
import { renewedEvent } from '../toolbox/page-element.ts';
import { startPageParts } from './page-parts.ts';

const isDefined = (tag: string): boolean => customElements.get(tag) !== undefined;

test('loads the scripts of elements when the page gets them, and of the account’s name at the login', async () => {
  document.body.innerHTML = '<x-account-name data-account-name="Account">Account</x-account-name>';
  startPageParts();
  document.body.insertAdjacentHTML('beforeend', '<x-series-tabs></x-series-tabs>');
  document.dispatchEvent(new Event(renewedEvent));
  await customElements.whenDefined('x-series-tabs');
  expect(['x-carousel', 'x-account-name'].filter(isDefined)).toEqual([]);
  dispatchEvent(new Event('storage'));
  await customElements.whenDefined('x-account-name');
});
