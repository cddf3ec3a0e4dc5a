import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/run-program.mjs';

const file = join(root, 'docs', 'browsers.md');
const tableHead = '| journey | Chromium | Firefox | WebKit |\n|---|---|---|---|\n';

/**
 * Writes the table of journeys and browsers to `docs/browsers.md`. Takes the reports of the suites by their names, as
 * vitest writes them. A journey is a test that ran in Firefox or WebKit.
 */
export function writeBrowserMatrix(reports) {
  const results = (...suites) => new Map(suites.flatMap((suite) => readResults(reports[suite])));
  const columns = [results('browser', 'drawing'), results('firefox'), results('webkit')];
  const journeys = [...new Set([...columns[1].keys(), ...columns[2].keys()])].sort();
  const rows = journeys.map(
    (journey) => `| ${[journey, ...columns.map((column) => column.get(journey) ?? '–')].join(' | ')} |\n`,
  );
  const text = readFileSync(file, 'utf8');
  const start = text.indexOf(tableHead);
  if (start < 0) throw new Error('docs/browsers.md has no table of journeys any more: put its head back');
  const updated = text.slice(0, start) + tableHead + rows.join('');
  if (updated !== text) writeFileSync(file, updated);
}

/** Reads the journeys that ran from a report: the file and the name of each, and if it works. */
const readResults = ({ testResults }) =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ status, fullName }) => [
        `${name.replace(/^.*tests\/browser\/|\.test\.ts$/g, '')}: ${fullName.replaceAll('|', '\\|').trim()}`,
        status === 'passed' ? 'works' : '**fails**',
      ]),
  );
