import { editionCodes } from '#core/place/editions.ts';
import { demonstrationValues } from '#core/products/demonstration.ts';
import type { Check } from '../../check.ts';
import type { Finding } from '../../finding.ts';
import { lawStatus, missingFacts } from '../../law-status.ts';

/** Finds duties by law that the pages of an edition do not fulfil, and missing facts of its company. */
export const lawDuties: Check = ({ site }) =>
  editionCodes.flatMap((edition): Finding[] => [
    ...lawStatus(site, edition).flatMap(({ duty, about, isOwed, source, metBy }): Finding[] =>
      metBy === undefined && (isOwed || source !== undefined)
        ? [
            {
              check: 'law-duty',
              severity: 'error',
              file: `law/${edition}.yaml`,
              path: duty,
              edition,
              actual: `${about}: ${source === undefined ? 'nothing' : 'a page that the edition does not have'}`,
              fix: 'Write the entry with its source, and give the edition the page that it names.',
            },
          ]
        : [],
    ),
    ...missingFacts(site, edition).map(
      (fact): Finding => ({
        check: 'company-fact',
        severity: 'error',
        file: 'company.yaml',
        path: `editions.${edition}.${fact}`,
        edition,
        actual: 'nothing, and the law of the edition wants it',
        fix: 'Add it.',
      }),
    ),
  ]);

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
