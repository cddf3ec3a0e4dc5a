import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { memberOffersExample } from './member-offers.examples.ts';
import { MemberOffersSection } from './member-offers.tsx';

test('a member offer is described and links to the shop’s registration', () => {
  const html = renderToStaticMarkup(<MemberOffersSection section={memberOffersExample} />);
  expect(html).toMatch(/<section[^>]*id="members-only-offers"/);
  expect(html).toMatch(/<h3[^>]*>Double points<\/h3><p[^>]*>For every order of the sale<\/p>.*<p>They are there/);
  expect(html).toMatch(
    /<a href="https:\/\/de\.shop\.example\/account\/register" rel="noopener"[^>]*>Become a member<\/a>/,
  );
  expect(html).toMatch(
    /The code comes with the newsletter\..*href="#subscribe".*To the newsletter.*Register in the shop/,
  );
});
