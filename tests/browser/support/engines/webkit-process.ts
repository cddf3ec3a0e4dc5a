import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findWebKit } from '#tools/setup/find-programs.mjs';
import { freePort } from '../../../support/running/free-port.ts';
import { startProgram } from './processes.ts';
import { openDisplay } from './screen.ts';

interface Programs {
  driver: string;
  browser: string;
}

/** The programs of WebKitGTK. Throws where one is missing. */
function programs(): Programs {
  const found = findWebKit() as Programs | undefined;
  if (!found) throw new Error('WebKit is not installed. On Debian: apt-get install webkit2gtk-driver xvfb');
  return found;
}

/** A running WebKitWebDriver with the address of its session. */
export interface WebKitSession {
  /** Sends a command of W3C WebDriver and returns its value. Rejects with the error's name and message. */
  command(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown>;
  close(): Promise<void>;
}

/** Starts MiniBrowser, the test browser of WebKitGTK, under its driver. */
export async function startWebKit(): Promise<WebKitSession> {
  const home = mkdtempSync(join(tmpdir(), 'webkit-'));
  // Buttons and entries of the window would keep it from becoming as narrow as a phone.
  mkdirSync(join(home, 'gtk-3.0'));
  writeFileSync(
    join(home, 'gtk-3.0/gtk.css'),
    'button, entry, headerbar, headerbar * { min-width: 0; padding: 0; margin: 0 }',
  );
  const env = {
    ...process.env,
    DISPLAY: await openDisplay(),
    GDK_BACKEND: 'x11',
    LIBGL_ALWAYS_SOFTWARE: '1',
    NO_AT_BRIDGE: '1',
    // Without a bus each start waits for one until its time is over.
    DBUS_SESSION_BUS_ADDRESS: 'disabled:',
    XDG_CONFIG_HOME: home,
    XDG_DATA_HOME: home,
    XDG_CACHE_HOME: home,
  };
  const port = await freePort();
  const driver = startProgram(programs().driver, [`--port=${port}`], env, 'ignore');
  const command = async (method: string, path: string, body?: object) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, body: body && JSON.stringify(body) });
    const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
    if (!response.ok) throw new Error(`${method} ${path}: ${value?.error}: ${value?.message}`);
    return value;
  };
  const session = await openSession(command);
  return {
    command: (method, path, body) => command(method, session + path, body),
    async close() {
      await command('DELETE', session).catch(() => {});
      driver.kill();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** Opens a session as soon as the driver listens, and returns its address. */
async function openSession(
  command: (method: string, path: string, body?: object) => Promise<unknown>,
): Promise<string> {
  const browserOptions = { binary: programs().browser, args: ['--automation'] };
  const capabilities = { alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': browserOptions } };
  for (let tries = 0; ; tries += 1) {
    try {
      const { sessionId } = (await command('POST', '/session', { capabilities })) as { sessionId: string };
      await command('POST', `/session/${sessionId}/timeouts`, { script: 60_000, pageLoad: 60_000, implicit: 0 });
      return `/session/${sessionId}`;
    } catch (error) {
      // Nothing listens yet.
      if (!(error instanceof TypeError) || tries > 100) throw error;
      await pause(50);
    }
  }
}
