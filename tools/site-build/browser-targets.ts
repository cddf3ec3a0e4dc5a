import packageFile from '../../package.json' with { type: 'json' };

/**
 * The oldest browsers that the site supports, as compilers name them: `chrome123`, `ios17.4`. The one table of them is
 * `browserslist` in package.json.
 */
export const browserTargets: string[] = packageFile.browserslist.map((entry) =>
  entry.replace('ios_saf', 'ios').replace(' ', ''),
);
