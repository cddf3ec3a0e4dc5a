import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { hrefsIn, showOnPage } from '#tests/support/components/show-on-page.tsx';
import { giftGuideExample } from './gift-guide.examples.ts';
import { GiftGuideSection } from './gift-guide.tsx';

test('the first link leads to the finder, the second to the gift guide', () => {
  showOnPage(<GiftGuideSection section={giftGuideExample} />);
  expect(screen.getByRole('heading', { name: 'Which one for whom?' })).toBeTruthy();
  expect(hrefsIn()).toEqual(['/us/which-robot', 'https://blog.example/gift-guide']);
});
