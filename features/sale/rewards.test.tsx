import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { rewardsExample } from './rewards.examples.ts';
import { RewardsSection } from './rewards.tsx';

test('rewards show each threshold and what it brings', () => {
  const html = renderToStaticMarkup(<RewardsSection section={rewardsExample} />);
  const [bottle = '', first = ''] = html.split('<li').slice(1);
  expect(bottle).toMatch(
    /£299<\/p>.*<img[^>]*alt="".*<h3[^>]*>Insulated bottle<\/h3><p>From this order value on\.<\/p>/,
  );
  expect(first).toContain('First 3');
  expect(first).not.toContain('<img');
  expect(html).toMatch(/<section[^>]*id="special-offers"/);
  expect(html).toMatch(/<\/ol><p[^>]*>If no size is given/);
});
