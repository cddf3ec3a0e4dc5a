import { audit } from './checks/audit.mjs';
import { runChecks } from './checks/run-checks.mjs';
import { proofNeeds, runProofs } from './checks/run-proofs.mjs';
import { runTests, testNeeds } from './checks/run-tests.mjs';
import { startEditor } from './editor/fetch-decap.mjs';
import { benchNames, benchNeeds, runBenches } from './run-benches.mjs';
import { execNode } from './setup/run-program.mjs';

/**
 * Every command: its requirements (names from `setup/requirements.mjs`, or a function of the arguments that returns
 * them), its function, one line of help and the arguments that it takes.
 */
export const commands = {
  start: {
    needs: ['site packages', 'built for a first page'],
    run: () => execNode(['main/production.ts']),
    help: 'serves the site',
  },
  dev: {
    needs: ['site packages', 'measured'],
    run: startDevelopment,
    help: 'serves the site from its sources, and shows each change and each error in the browser',
  },
  editor: {
    needs: ['site packages', 'measured'],
    run: startEditor,
    help: 'as dev, with forms for the content at /admin/',
  },
  test: {
    needs: testNeeds,
    run: runTests,
    help: 'runs the checks and every test, or the tests of some files',
    usage: '[path or part of it … [--in firefox|webkit]] [vitest options]',
  },
  check: {
    needs: ['all packages', 'built, content unchecked'],
    run: runChecks,
    help: 'runs the fast checks: types, lint, architecture, content, unused code; or formats code and content',
    usage: '[--fix] [--budgets]',
  },
  findings: {
    needs: ['site packages', 'built'],
    run: program('tools/content/print-findings.ts'),
    help: 'lists the findings of the content audit',
    usage: '[--edition uk] [--accepted]',
  },
  law: {
    needs: ['site packages', 'built'],
    run: program('tools/content/print-law.ts'),
    help: 'lists what the law of each edition asks for, and where it is met',
  },
  changes: {
    needs: ['site packages', 'built'],
    run: program('tools/content/print-changes.ts'),
    help: 'lists what changes when, compared with the last release',
    usage: '[--since tag-or-commit] [--past] [--out file], or --shop-prices [--csv file]',
  },
  'shop-check': {
    needs: ['site packages', 'built'],
    run: program('tools/content/check-shops.ts'),
    help: 'compares prices and stock in the shops with our pages',
    usage: '[--edition uk,de]',
  },
  new: {
    needs: ['site packages'],
    run: program('tools/scaffold/new.ts'),
    help: 'writes a draft of a page, product, sale, news item or kind of section; lists kinds with examples',
    usage: 'section|page|product|sale|news name [--in us,uk] [--on home,sale] [--stages 2], or list [kind|all]',
  },
  calendar: {
    needs: ['site packages', 'built'],
    run: program('tools/content/print-calendar.ts'),
    help: 'lists what opens and closes next',
    usage: '[--edition uk,de] [--from 2026-12-01] [--until 2027-01-01] [--time edition|hq|utc] [--ics file]',
  },
  proof: {
    needs: (args) => ['all packages', 'built', ...proofNeeds(args)],
    run: runProofs,
    help: 'runs the long tests, or those named, or those that concern what has changed since a commit',
    usage:
      '[name or folder in tests/proof …] [--smoke] [vitest options], or --changed [COMMIT] [--smoke], or unchanged --against COMMIT [--only TEXT] [--show 20]',
  },
  bench: {
    needs: (args) => ['all packages', 'built', ...benchNeeds(args)],
    run: runBenches,
    help: 'measures, prints tables and writes them to bench/results',
    usage: `[${benchNames.join('|')} …] [--smoke] [its options: bench/README.md]`,
  },
  audit: {
    needs: [],
    run: audit,
    help: 'checks licences and known vulnerabilities of shipped packages',
    usage: '[npm audit options]',
  },
  media: {
    needs: ['site packages', 'built'],
    run: () => execNode(['server/encode-all-media.ts']),
    help: 'encodes every size of every picture in advance',
  },
  studio: {
    needs: ['all packages'],
    run: photograph,
    help: 'photographs or films the robots again',
    usage: '[--film [--sound]] [--again] [NAME …]',
  },
  manuals: {
    needs: ['all packages', 'built', 'font tools', 'browser'],
    run: program('tools/manuals/make-manuals.ts'),
    help: 'prints the manuals that changed',
    usage: '[product/locale] [--all]',
  },
  'record-manuals': {
    needs: ['site packages'],
    run: program('tools/manuals/record-manuals.ts'),
    help: 'gives manuals that were replaced by hand today’s date',
  },
  subscribers: {
    needs: ['site packages'],
    run: program('tools/accounts/export-subscribers.ts'),
    help: 'exports the subscribers of a group as CSV',
    usage: 'us|eu|cn [file] [--all]',
  },
  'reward-codes': {
    needs: ['site packages'],
    run: program('tools/accounts/export-reward-codes.ts'),
    help: 'exports the discount codes of a group as CSV, for its shops',
    usage: 'us|eu|cn [file] [--since 2026-11-23T10:00Z]',
  },
  claims: {
    needs: ['installed', 'built'],
    run: program('tools/accounts/decide-claims.ts'),
    help: 'lists the claims to registered robots, or decides one',
    usage: 'us|eu|cn [number accept|reject]',
  },
  forget: {
    needs: ['site packages'],
    run: program('tools/accounts/forget-person.ts'),
    help: 'deletes everything stored about a person',
    usage: 'us|eu|cn e-mail-or-phone',
  },
  'back-up': {
    needs: ['site packages'],
    run: program('tools/accounts/back-up-store.ts'),
    help: 'backs up accounts stored in files, even while servers run',
    usage: 'folder',
  },
  'copy-store': {
    needs: ['site packages'],
    run: program('tools/accounts/copy-store.ts'),
    help: "copies a group's accounts from a file to PostgreSQL",
    usage: 'us|eu|cn',
  },
};

function program(file) {
  return (args) => execNode([file, ...args]);
}

function startDevelopment() {
  // Sources and the development outbox must not be visible on the network, unless HOST says so.
  process.env.HOST ??= 'localhost';
  execNode(['tools/dev-server/main.ts']);
}

function photograph(args) {
  const file = args.includes('--film') ? 'studio/film.ts' : 'studio/photograph.ts';
  execNode([file, ...args.filter((arg) => arg !== '--film')]);
}
