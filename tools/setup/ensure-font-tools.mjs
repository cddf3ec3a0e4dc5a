import { findFontTools } from './find-font-tools.mjs';
import { installFromDebian } from './install-from-debian.mjs';
import { installedFonts } from './installed-fonts.mjs';
import { fail } from './run-program.mjs';

/**
 * Finds what guides are set with: fontTools and the fonts of Chinese and Korean; as root on Debian installs them. Ends
 * with an instruction where neither works.
 */
export function ensureFontTools() {
  if (findFontTools() && installedFonts('Noto Sans CJK SC')) return;
  installFromDebian('fonts and fontTools', ['fontconfig', 'fonts-noto-cjk', 'python3-fonttools', 'python3-brotli']);
  if (!findFontTools())
    fail(
      'guides are set with fontTools for Python. Install it (Debian: python3-fonttools, python3-brotli, fonts-noto-cjk; elsewhere: pip install fonttools brotli).',
    );
}
