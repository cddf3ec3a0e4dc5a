import { demonstrationValues } from '#core/products/demonstration.ts';
import type { Check } from '../../finding.ts';

/** Finds facts of the company that are fictional by their form, in production. */
export const demonstration: Check = ({ site }) => {
  const values = site.environment === 'production' ? demonstrationValues(site) : [];
  if (values.length === 0) return [];
  return [
    {
      check: 'demonstration-value',
      severity: 'warning',
      file: 'company.yaml',
      path: '',
      actual: `values that nobody has: ${values.map(({ path }) => path).join(', ')}`,
      fix: 'Replace them before launch: docs/how-to/go-live.md.',
    },
  ];
};
