import { spawnSync } from 'node:child_process';
import { root, say } from '../setup/run-program.mjs';
import { licenceIssues, readShipped } from './shipped-licences.mjs';

/**
 * `npm run audit`: checks licences and known vulnerabilities of shipped packages. Fails on a forbidden licence, on a
 * vulnerability of high or critical severity, and if the registry cannot be reached.
 */
export function audit(args) {
  const shipped = readShipped(root);
  const issues = licenceIssues(shipped);
  for (const issue of issues) console.error(`kinetra: licence not allowed: ${issue}`);
  if (issues.length === 0) say(`the licences of ${shipped.length} shipped packages are fine`);

  const npmArgs = ['audit', '--json', '--audit-level=high', '--omit=dev', ...args];
  const { status, stdout, stderr } = spawnSync('npm', npmArgs, { cwd: root, encoding: 'utf8' });
  const report = readReport(stdout);
  if (!report) {
    const reason = /(?:npm error |npm warn audit )(.*)/.exec(stderr ?? '')?.[1] ?? 'npm gave no reason';
    console.error(
      `kinetra: vulnerabilities were NOT checked: the registry did not respond (${reason}). Run this where "npm audit" works.`,
    );
    process.exit(2);
  }
  for (const { name, severity, range, fixAvailable } of Object.values(report.vulnerabilities)) {
    say(`${severity}: ${name} ${range}${fixAvailable ? ', fixed in a later version' : ', not fixed yet'}`);
  }
  const { total } = report.metadata.vulnerabilities;
  say(total === 0 ? 'no known vulnerabilities' : `${total} known vulnerabilities`);
  process.exit(issues.length > 0 ? 1 : (status ?? 1));
}

function readReport(text) {
  try {
    const value = JSON.parse(text);
    return value.metadata?.vulnerabilities ? value : undefined;
  } catch {
    return undefined;
  }
}
