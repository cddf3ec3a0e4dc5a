import { describe, expect, test } from 'vitest';
import type { Region } from '#core/regions/region-schema.ts';
import type { ResolveContext } from '#core/resolve/resolve-context.ts';
import { helpContact } from './contacts/help-contact.ts';
import { appDownload } from './downloads/app-download.ts';

const contextWith = (contact: Region['contact'], livePages: string[] = [], phone?: string) =>
  ({
    edition: 'us',
    site: { regions: { us: { contact } }, company: { editions: { us: { phone } } } },
    link: (ref: string) =>
      ref.startsWith('site:') || livePages.includes(ref) ? { href: ref, external: ref.startsWith('site:') } : undefined,
  }) as unknown as ResolveContext;

describe('contact below questions', () => {
  const structure = helpContact.structure.parse({
    links: { contact: 'page:technical-support', returns: 'page:return-manufacturer' },
  });
  const words = {
    heading: '',
    lead: '',
    email: 'Email',
    phone: 'Phone',
    hours: { label: 'Hours', text: '09:00 to 17:00' },
    links: { contact: 'Contacts', returns: 'Returns' },
  };
  const support = { type: 'customer support' as const, email: 'support@kinetra.example', phone: true as const };

  test('shows the mail address of the region’s support, and its phone number if there is one', () => {
    const rows = (telephone?: string) =>
      helpContact
        .resolve(structure, words, contextWith([support], [], telephone))
        ?.rows.map(({ id, href }) => [id, href]);
    expect(rows()).toEqual([
      ['email', 'mailto:support@kinetra.example'],
      ['hours', undefined],
    ]);
    expect(rows('+1-202-555-0142')).toContainEqual(['phone', 'tel:+12025550142']);
  });

  test('links only to live pages', () => {
    const value = helpContact.resolve(structure, words, contextWith([support], ['page:return-manufacturer']));
    expect(value?.links.map(({ label }) => label)).toEqual(['Returns']);
  });
});

test('the app is downloaded from the region’s own page', () => {
  const words = {
    heading: '',
    lead: '',
    code: '',
    scan: '',
    systems: [{ name: 'iPhone', needs: 'iOS 13' }],
    link: 'Open',
  };
  expect(appDownload.resolve({ app: 'site:hub/app' }, words, contextWith([]))?.link).toEqual({
    href: 'site:hub/app/us',
    external: true,
    label: 'Open',
  });
});
