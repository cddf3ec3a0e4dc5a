import { renderToStaticMarkup } from 'react-dom/server';
import type { Page } from '#rules/page/page-value.ts';
import { PageContext } from '../context/page-context.tsx';
import { pageKinds } from '../pages/registry.ts';
import { MediaHost } from '../ui/media/media-host.ts';
import { Document } from './document.tsx';
import type { PageAssets } from './page-assets.ts';

export type { PageAssets };

export interface RenderOptions {
  assets: PageAssets;
  /** Origin that serves pictures, without a slash at the end; empty: this site. */
  mediaHost: string;
  /** Names the build, so that an open tab learns of a newer one. */
  build: string;
  /** Whether the page is looked at out of its time: it then stands still, counts nothing and asks nothing. */
  isPreview?: boolean | undefined;
}

/** A finished page as an HTML document. The same page and options give the same text. */
export async function render(page: Page, { assets, mediaHost, build, isPreview }: RenderOptions): Promise<string> {
  const Content = await pageKinds[page.kind]();
  const html = renderToStaticMarkup(
    <PageContext value={page}>
      <MediaHost value={mediaHost}>
        <Document page={page} assets={assets} mediaHost={mediaHost} build={build} isPreview={isPreview}>
          <Content page={page} />
        </Document>
      </MediaHost>
    </PageContext>,
  );
  return `<!doctype html>${html}`;
}
