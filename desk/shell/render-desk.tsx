import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { type DeskAssets, DeskDocument } from './desk-document.tsx';
import { DeskFrame } from './desk-frame.tsx';
import type { DeskView } from './desk-view.ts';
import { LoginDocument } from './login-document.tsx';

/**
 * Renders a screen of the desk as an HTML document, which the desk's script hydrates, except the login. Pure.
 */
export function renderDesk(view: DeskView, assets: DeskAssets): string {
  if (view.screen === 'login') return `<!doctype html>${renderToStaticMarkup(<LoginDocument value={view.value} />)}`;
  const inside = renderToString(<DeskFrame view={view} />);
  return `<!doctype html>${renderToStaticMarkup(<DeskDocument view={view} assets={assets} />)}`.replace(
    '<div id="desk"></div>',
    () => `<div id="desk">${inside}</div>`,
  );
}
