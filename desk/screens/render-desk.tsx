import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { DeskView } from '../values/desk-view.ts';
import type { DeskAssets } from './desk-document.tsx';
import { DeskDocument } from './desk-document.tsx';
import { DeskFrame } from './desk-frame.tsx';

/**
 * Renders a screen of the desk as an HTML document, which the desk's script hydrates. Pure.
 */
export function renderDesk(view: DeskView, assets: DeskAssets): string {
  const inside = renderToString(<DeskFrame view={view} />);
  return `<!doctype html>${renderToStaticMarkup(<DeskDocument view={view} assets={assets} />)}`.replace(
    '<div id="desk"></div>',
    () => `<div id="desk">${inside}</div>`,
  );
}
