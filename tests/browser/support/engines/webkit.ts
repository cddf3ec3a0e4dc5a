import { setTimeout as pause } from 'node:timers/promises';
import type { Driver, KeyName } from './driver.ts';
import type { RecordingProxy } from './recording-proxy.ts';
import { startWebKit, type WebKitSession } from './webkit-process.ts';

/** Code points by which W3C WebDriver calls keys that are no characters. */
const keyCodes: Record<string, string> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  Space: ' ',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
};

/** A browser that no visitor uses now. Starting one takes two seconds. */
const idle: WebKitSession[] = [];

/**
 * Opens a window of this inner size in WebKit. Its storage is fresh, because the address of the proxy is; its cookies
 * are deleted.
 */
export async function openWebKit(proxy: RecordingProxy, size: { width: number; height: number }): Promise<Driver> {
  const session = idle.pop() ?? (await startWebKit());
  let last: Promise<unknown> = Promise.resolve();
  /** The driver takes one command at a time. */
  const command: WebKitSession['command'] = (...request) => {
    const next = last.then(() => session.command(...request));
    last = next.catch(() => {});
    return next;
  };
  const act = (id: string, type: string, ...actions: object[]) =>
    command('POST', '/actions', { actions: [{ type, id, actions }] }) as Promise<void>;
  const keyValue = (key: KeyName) => keyCodes[key] ?? key;
  let pointer = { x: 0, y: 0 };

  await command('POST', '/url', { url: 'about:blank' });
  await command('DELETE', '/cookie');
  await resize(command, size);

  return {
    navigate: (address) => command('POST', '/url', { url: address }) as Promise<void>,
    evaluate: (expression) =>
      command('POST', '/execute/async', {
        script: `${expression}.then(arguments[arguments.length - 1])`,
        args: [],
      }) as Promise<string>,
    addInitScript: async (script) => proxy.addInitScript(script),
    keyDown: (key) => act('keyboard', 'key', { type: 'keyDown', value: keyValue(key) }),
    keyUp: (key) => act('keyboard', 'key', { type: 'keyUp', value: keyValue(key) }),
    moveTo(x, y) {
      pointer = { x: Math.round(x), y: Math.round(y) };
      return act('mouse', 'pointer', { type: 'pointerMove', duration: 0, origin: 'viewport', ...pointer });
    },
    buttonDown: () => act('mouse', 'pointer', { type: 'pointerDown', button: 0 }),
    buttonUp: () => act('mouse', 'pointer', { type: 'pointerUp', button: 0 }),
    /** The driver scrolls with a wheel only once, so a key scrolls. */
    async scrollBy(_deltaX, deltaY) {
      const value = keyValue(deltaY > 0 ? 'PageDown' : 'PageUp');
      await act('keyboard', 'key', { type: 'keyDown', value }, { type: 'keyUp', value });
    },
    screenshot: async () => Buffer.from((await command('GET', '/screenshot')) as string, 'base64'),
    onRequest: (listener) => proxy.onRequest(listener),
    async close() {
      proxy.close();
      // Keys and buttons that a failed test holds down would reach the next one.
      await command('DELETE', '/actions').then(
        () => idle.push(session),
        () => session.close(),
      );
    },
  };
}

/** Gives the window the inner size: the frame of the window is found by measuring. */
async function resize(command: WebKitSession['command'], wanted: { width: number; height: number }): Promise<void> {
  let { width, height } = wanted;
  for (let tries = 0; tries < 20; tries += 1) {
    await command('POST', '/window/rect', { width, height });
    await pause(100);
    const inner = (await command('POST', '/execute/sync', {
      script: 'return { width: innerWidth, height: innerHeight }',
      args: [],
    })) as typeof wanted;
    if (inner.width === wanted.width && inner.height === wanted.height) return;
    width += wanted.width - inner.width;
    height += wanted.height - inner.height;
  }
  throw new Error(`WebKit’s window cannot become ${wanted.width} px wide and ${wanted.height} px high`);
}
