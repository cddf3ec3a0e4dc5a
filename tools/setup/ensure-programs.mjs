import { existsSync } from 'node:fs';
import {
  findBrowser,
  findFirefox,
  findFontTools,
  findNginx,
  findPostgres,
  findWebKit,
  hasFonts,
  hasJava,
  hasPrometheus,
} from './find-programs.mjs';
import { fail, run, say } from './run-program.mjs';

const asianFonts = () => process.platform !== 'linux' || hasFonts(':lang=zh-cn', ':lang=ja', ':lang=ko');

/**
 * Programs that are no packages of npm. Each has a function that finds it, and the packages that Debian installs it
 * from. Without it, the command ends with `error`, or goes on after `warning`.
 */
const programs = {
  Chromium: {
    find: findBrowser,
    packages: ['chromium', 'fonts-liberation'],
    error:
      'the browser tests need Chromium or Chrome. Install one (Debian: sudo apt-get install chromium) or set BROWSER_PATH to its program.',
  },
  // Without these fonts, Chinese, Japanese and Korean pages are laid out differently and slowly.
  'fonts of Chinese, Japanese and Korean': {
    find: asianFonts,
    packages: ['fontconfig', 'fonts-noto-cjk'],
    warning:
      'No font of Chinese, Japanese or Korean: their pages are tested without glyphs. On Debian: sudo apt-get install fontconfig fonts-noto-cjk',
  },
  // The tests in a browser that is missing are skipped.
  Firefox: { find: findFirefox, packages: ['firefox-esr', 'xvfb'] },
  // The plugins play clips.
  WebKit: {
    find: findWebKit,
    packages: ['webkit2gtk-driver', 'xvfb', 'gstreamer1.0-plugins-good', 'gstreamer1.0-libav'],
  },
  PostgreSQL: {
    find: findPostgres,
    packages: ['postgresql'],
    warning:
      'PostgreSQL is not installed: the tests that need it will be SKIPPED. On Debian: sudo apt-get install postgresql',
  },
  nginx: {
    find: findNginx,
    packages: ['nginx-light'],
    error:
      'the tests of a cache in front of the site need nginx. Install it (Debian: sudo apt-get install nginx-light).',
  },
  Prometheus: {
    find: hasPrometheus,
    packages: ['prometheus'],
    error:
      'the proof of metrics and alerts needs Prometheus with its promtool. Install it (Debian: sudo apt-get install prometheus).',
  },
  Java: {
    find: hasJava,
    packages: ['default-jre-headless'],
    error: 'the HTML checker needs Java 17 or newer. Install it (Debian: sudo apt-get install default-jre-headless).',
  },
  'fonts of the manuals': { find: () => hasFonts('Noto Sans CJK SC'), packages: ['fontconfig', 'fonts-noto-cjk'] },
  fontTools: {
    find: findFontTools,
    packages: ['python3-fonttools', 'python3-brotli'],
    error:
      'manuals are set with fontTools for Python. Install it (Debian: python3-fonttools, python3-brotli, fonts-noto-cjk; elsewhere: pip install fonttools brotli).',
  },
};

/** Finds these programs. As root on Debian, installs those that are missing. */
export function ensurePrograms(...names) {
  for (const name of names) {
    const { find, packages, error, warning } = programs[name];
    if (!find()) installFromDebian(name, packages);
    if (find()) continue;
    if (error) fail(error);
    if (warning) console.warn(`\n!!! ${warning}\n`);
  }
}

/** Finds a browser and sets BROWSER_PATH for child processes. */
export function ensureBrowser() {
  ensurePrograms('Chromium', 'fonts of Chinese, Japanese and Korean');
  process.env.BROWSER_PATH = findBrowser();
}

function installFromDebian(name, packages) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  say(`installing ${name} from Debian (once) …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  run('apt-get', ['update', '-qq'], { env, stdio: 'ignore' });
  const options = ['-y', '-qq', '--no-install-recommends'];
  run('apt-get', ['install', ...options, ...packages], { env, stdio: ['ignore', 'ignore', 'inherit'] });
}
