import { findBrowser } from './find-browser.mjs';
import { installFromDebian } from './install-from-debian.mjs';
import { installedFonts } from './installed-fonts.mjs';
import { fail } from './run-program.mjs';

/**
 * Finds a browser and sets BROWSER_PATH for child processes. As root on Debian, installs one if needed. Otherwise ends
 * with instructions.
 */
export function ensureBrowser() {
  if (!findBrowser()) installFromDebian('Chromium', ['chromium', 'fonts-liberation']);
  const browser = findBrowser();
  if (!browser)
    fail(
      'the browser tests need Chromium or Chrome. Install one (Debian: sudo apt-get install chromium) or set BROWSER_PATH to its program.',
    );
  process.env.BROWSER_PATH = browser;
  ensureAsianFonts();
}

const hasAsianFonts = () => ['zh-cn', 'ja', 'ko'].every((language) => installedFonts(`:lang=${language}`) !== '');

/** Without these fonts, Chinese, Japanese and Korean pages are laid out differently and slowly. */
function ensureAsianFonts() {
  if (process.platform !== 'linux' || hasAsianFonts()) return;
  installFromDebian('fonts of Chinese, Japanese and Korean', ['fontconfig', 'fonts-noto-cjk']);
  if (hasAsianFonts()) return;
  console.warn(
    '\n!!! No font of Chinese, Japanese or Korean: their pages are tested without glyphs. On Debian: sudo apt-get install fontconfig fonts-noto-cjk\n',
  );
}
