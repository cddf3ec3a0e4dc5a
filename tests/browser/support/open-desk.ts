import type { BrowserContextOptions } from 'playwright-core';
import { previewToken } from './shared-sites.ts';
import type { Screen, Visitor, Visitors } from './visitors.ts';

/** Opens a path of the web team's screens with their cookie. */
export async function openDesk(
  { newVisitor, site }: Visitors,
  screen: Screen,
  path: string,
  options: BrowserContextOptions = {},
): Promise<Visitor> {
  const visitor = await newVisitor(screen, options);
  await visitor.context.addCookies([
    { name: 'preview', value: previewToken, url: site().origin, httpOnly: true, sameSite: 'Lax' },
  ]);
  await visitor.open(path);
  return visitor;
}
