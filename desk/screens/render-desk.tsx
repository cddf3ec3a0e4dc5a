import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { DeskView } from '../values/desk-view.ts';
import type { DeskAssets } from './desk-document.tsx';
import { DeskDocument } from './desk-document.tsx';
import { DeskFrame } from './desk-frame.tsx';

/**
 * A screen of the desk as an HTML document, whose inside the desk's script takes over. The same view and assets give
 * the same text.
 */
export function renderDesk(view: DeskView, assets: DeskAssets): string {
  const inside = renderToString(<DeskFrame view={view} />);
  return `<!doctype html>${renderToStaticMarkup(<DeskDocument view={view} assets={assets} />)}`.replace(
    '<div id="desk"></div>',
    () => `<div id="desk">${inside}</div>`,
  );
}
