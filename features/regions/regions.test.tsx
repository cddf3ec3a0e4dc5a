import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showOnPage } from '#tests/support/components/show-on-page.tsx';
import { regionsExample } from './regions.examples.ts';
import { RegionsSection } from './regions.tsx';

test('the regions explain that stores are separate, then link to each edition in its own language', () => {
  showOnPage(<RegionsSection section={regionsExample} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Choose your region.' })).toBeTruthy();
  const lead = screen.getByText(regionsExample.lead);
  expect(lead.compareDocumentPosition(screen.getByRole('list'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const linkTo = (name: RegExp) => {
    const { href, lang, hreflang } = screen.getByRole<HTMLAnchorElement>('link', { name });
    return [href, lang, hreflang];
  };
  expect(linkTo(/中国大陆/)).toEqual(['https://www.kinetra.example.cn/', 'zh-CN', 'zh-CN']);
  // Search engines know no English of Europe.
  expect(linkTo(/Europe/).slice(1)).toEqual(['en-EU', 'en']);
  expect(screen.getByRole('link', { current: true }).textContent).toContain('Pounds sterling (£)');
});
