import { findFontTools } from './find-font-tools.mjs';
import { installFromDebian } from './install-from-debian.mjs';
import { installedFonts } from './installed-fonts.mjs';
import { fail } from './run-program.mjs';

/**
 * Finds fontTools and the Chinese and Korean fonts for the manuals. As root on Debian, installs them if needed.
 * Otherwise ends with instructions.
 */
export function ensureFontTools() {
  if (findFontTools() && installedFonts('Noto Sans CJK SC')) return;
  installFromDebian('fonts and fontTools', ['fontconfig', 'fonts-noto-cjk', 'python3-fonttools', 'python3-brotli']);
  if (!findFontTools())
    fail(
      'manuals are set with fontTools for Python. Install it (Debian: python3-fonttools, python3-brotli, fonts-noto-cjk; elsewhere: pip install fonttools brotli).',
    );
}
