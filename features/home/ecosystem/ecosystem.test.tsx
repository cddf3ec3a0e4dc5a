import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { hrefOf, showOnPage } from '#tests/support/components/show-on-page.tsx';
import { ecosystemExample } from './ecosystem.examples.ts';
import { EcosystemSection } from './ecosystem.tsx';

test('the ecosystem links to both tools on their own sites, and hides its drawings from screen readers', () => {
  showOnPage(<EcosystemSection section={ecosystemExample} />);
  expect(hrefOf(/Open Studio/)).toBe('https://studio.example');
  expect(hrefOf(/Visit the Hub/)).toBe('https://hub.example');
  for (const words of screen.getAllByText('Slow salute')) expect(words.closest('[aria-hidden="true"]')).not.toBeNull();
  expect([...document.querySelectorAll('img')].map(({ alt }) => alt)).toEqual(['', '']);
});

test('the ecosystem draws an empty stage while no robot may be shown', () => {
  const studio = { ...ecosystemExample.studio, stage: undefined };
  showOnPage(<EcosystemSection section={{ ...ecosystemExample, studio }} />);
  expect(document.querySelectorAll('img')).toHaveLength(1);
  expect(screen.getByText('Shoulder')).toBeTruthy();
});
