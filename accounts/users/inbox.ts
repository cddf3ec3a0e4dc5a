import type { Address } from './address.ts';

interface Provider {
  domains: readonly string[];
  /** What people may add to the name of their inbox without changing whose it is. */
  ignored: RegExp;
}

/** Providers that deliver several spellings of a name to one inbox. The first domain stands for the others. */
const providers: readonly Provider[] = [
  { domains: ['gmail.com', 'googlemail.com'], ignored: /\./g },
  { domains: ['proton.me', 'protonmail.com', 'pm.me'], ignored: /[._-]/g },
];

/**
 * The inbox that an address is delivered to, as an address without its tag (`robin+shop@` → `robin@`). Only for what
 * each inbox gets once: a guess, so nobody is addressed, found or logged in by it. A phone number is returned as it is.
 */
export function inboxOf({ kind, key }: Pick<Address, 'kind' | 'key'>): Pick<Address, 'kind' | 'key'> {
  if (kind === 'phone') return { kind, key };
  const at = key.lastIndexOf('@');
  const [name, domain] = [key.slice(0, at), key.slice(at + 1)];
  const untagged = name.replace(/(?<=.)\+.*$/, '');
  const provider = providers.find(({ domains }) => domains.includes(domain));
  return { kind, key: `${untagged.replace(provider?.ignored ?? '', '')}@${provider?.domains[0] ?? domain}` };
}
