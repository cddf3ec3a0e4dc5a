import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/run-program.mjs';

const file = join(root, 'docs', 'browsers.md');
const tableHead = '| journeys | Chromium | Firefox | WebKit |\n|---|---|---|---|\n';

/**
 * Writes the table of journeys and browsers to `docs/browsers.md`, a row for each file of tests. Takes the reports of
 * the suites by their names, as vitest writes them. A journey is a test that ran in Firefox or WebKit.
 */
export function writeBrowserMatrix(reports) {
  const results = (...suites) => suites.flatMap((suite) => readResults(reports[suite]));
  const others = [results('firefox'), results('webkit')];
  const journeys = new Set(others.flat().map(({ test }) => test));
  const columns = [results('browser', 'drawing').filter(({ test }) => journeys.has(test)), ...others];
  const files = [...new Set(others.flat().map((result) => result.file))].sort();
  const rows = files.map(
    (name) =>
      `| ${[name, ...columns.map((column) => describe(column.filter((result) => result.file === name)))].join(' | ')} |\n`,
  );
  const text = readFileSync(file, 'utf8');
  const start = text.indexOf(tableHead);
  if (start < 0) throw new Error('docs/browsers.md has no table of journeys any more: put its head back');
  const updated = text.slice(0, start) + tableHead + rows.join('');
  if (updated !== text) writeFileSync(file, updated);
}

/** Says how many journeys of a file work in a browser: `3 of 3`. */
function describe(results) {
  if (results.length === 0) return '–';
  const share = `${results.filter(({ works }) => works).length} of ${results.length}`;
  return results.every(({ works }) => works) ? share : `**${share}**`;
}

/** Reads the journeys that ran from a report: the file and the name of each, and if it works. */
const readResults = ({ testResults }) =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ status, fullName }) => {
        const path = name.replace(/^.*tests\/browser\/|\.test\.ts$/g, '');
        return { file: path, test: `${path}: ${fullName}`, works: status === 'passed' };
      }),
  );
