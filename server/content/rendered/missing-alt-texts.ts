import { picturesIn } from '#core/media/picture.ts';
import type { ContentIssue } from '../content-error.ts';

/** Finds pictures without alternative text. Objects that were seen before are skipped. */
export const missingAltTexts = (value: object, edition: string, visited: WeakSet<object>): ContentIssue[] =>
  picturesIn(value, visited)
    .filter(({ alt }) => alt === '')
    .map(({ id }) => {
      const [subject, what] = id.split('/');
      return {
        file: `pictures/${subject}.yaml`,
        path: `${what}.alt`,
        actual: `no words for the ${edition} edition`,
        fix: 'Add the alternative text in its language.',
      };
    });
