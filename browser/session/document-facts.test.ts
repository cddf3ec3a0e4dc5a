import { describe, expect, it } from 'vitest';
import { examplePage } from '#tests/support/examples/page.examples.ts';
import { writeFacts } from './document-facts.ts';

describe('document facts', () => {
  it('hold the address of the API and the texts of failures', () => {
    const facts = JSON.parse(writeFacts(examplePage()));
    expect(facts).toMatchObject({
      base: '/api/eu',
      messages: { failure: { network: 'failure.network' }, answers: { sessionExpired: 'answers.sessionExpired' } },
    });
    expect(Object.keys(facts)).toEqual(['base', 'messages']);
  });

  it('cannot end the script element that holds them', () => {
    const page = examplePage({ accounts: { group: 'eu', base: '</script><script>alert(1)</script>' } });
    expect(writeFacts(page)).not.toContain('<');
    expect(JSON.parse(writeFacts(page))).toMatchObject({ base: page.accounts.base });
  });
});
