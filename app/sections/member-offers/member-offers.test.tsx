import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { memberOffersExample } from './member-offers.examples.ts';
import { MemberOffersSection } from './member-offers.tsx';

test('an offer to members says what it is and leads to the registration of the shop', () => {
  const html = renderToStaticMarkup(<MemberOffersSection section={memberOffersExample} />);
  expect(html).toMatch(/<section[^>]*id="members-only-offers"/);
  expect(html).toMatch(/<h3[^>]*>Double points<\/h3><p[^>]*>For every order of the sale<\/p>.*<p>They are there/);
  expect(html).toMatch(
    /<a href="https:\/\/de\.shop\.example\/account\/register" rel="noopener"[^>]*>Become a member<\/a>/,
  );
});
