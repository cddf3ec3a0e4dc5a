import { expect, test } from 'vitest';
import { limitRules, networkClaims } from './limit-rules.ts';

test('a network is limited with each wider network around it, in which more people may be', () => {
  const { limit, seconds } = limitRules['forms.newsletter'];
  expect(networkClaims('forms.newsletter', '2001:db8:1:2ff::/64', 'a')).toEqual([
    { name: 'forms.newsletter', rule: { limit, seconds }, subject: ['a', '2001:db8:1:2ff::/64'] },
    { name: 'forms.newsletter', rule: { limit: 2 * limit, seconds }, subject: ['a', '2001:db8:1:200::/56'] },
    { name: 'forms.newsletter', rule: { limit: 5 * limit, seconds }, subject: ['a', '2001:db8:1::/48'] },
  ]);
  expect(networkClaims('forms.newsletter', '192.0.2.1')).toHaveLength(1);
});
