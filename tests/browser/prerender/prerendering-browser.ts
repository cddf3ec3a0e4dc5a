import { type Browser, type CDPSession, launch } from 'puppeteer-core';
import { browserProgram } from '../support/browser.ts';

/** Called for every page before its scripts run, also for one that is being prerendered. Must not wait for a reply. */
export type OnPage = (session: CDPSession, isPrerendered: boolean) => void;

/**
 * A browser that prerenders. Chromium turns prerendering off in tabs that Playwright controls, because it attaches to
 * pages; Puppeteer attaches to tabs.
 */
export async function openPrerenderingBrowser(onPage: OnPage): Promise<Browser> {
  const { executablePath, args } = browserProgram();
  const browser = await launch({
    executablePath,
    args: [...args, '--ignore-certificate-errors'],
    defaultViewport: { width: 1440, height: 900 },
  });
  await attachToChildren(await browser.target().createCDPSession(), 'tab', onPage);
  return browser;
}

async function attachToChildren(parent: CDPSession, type: 'tab' | 'page', onPage: OnPage): Promise<void> {
  parent.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
    const child = parent.connection()?.session(sessionId);
    if (!child) return;
    if (type === 'tab') void attachToChildren(child, 'page', onPage).catch(() => {});
    else onPage(child, targetInfo.subtype === 'prerender');
    child.send('Runtime.runIfWaitingForDebugger').catch(() => {});
  });
  await parent.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: true,
    flatten: true,
    filter: [{ type }],
  });
}
