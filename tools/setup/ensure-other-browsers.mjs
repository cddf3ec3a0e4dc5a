import { findFirefox, findWebKit } from './find-other-browsers.mjs';
import { installFromDebian } from './install-from-debian.mjs';

/** Installs Firefox and WebKit if possible: as root on Debian. The tests in a browser that is missing are skipped. */
export function ensureOtherBrowsers() {
  if (!findFirefox()) installFromDebian('Firefox', ['firefox-esr', 'xvfb']);
  // The plugins play clips.
  const plugins = ['gstreamer1.0-plugins-good', 'gstreamer1.0-libav'];
  if (!findWebKit()) installFromDebian('WebKit', ['webkit2gtk-driver', 'xvfb', ...plugins]);
}
