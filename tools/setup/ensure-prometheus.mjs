import { spawnSync } from 'node:child_process';
import { installFromDebian } from './install-from-debian.mjs';
import { fail } from './run-program.mjs';

const hasPrometheus = () =>
  ['prometheus', 'promtool'].every((program) => spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0);

/**
 * Finds Prometheus for the proof of metrics and alerts. As root on Debian, installs it if needed. Otherwise ends with
 * instructions.
 */
export function ensurePrometheus() {
  if (hasPrometheus()) return;
  installFromDebian('Prometheus', ['prometheus']);
  if (!hasPrometheus())
    fail(
      'the proof of metrics and alerts needs Prometheus with its promtool. Install it (Debian: sudo apt-get install prometheus).',
    );
}
