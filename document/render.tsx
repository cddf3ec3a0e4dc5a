import { renderToStaticMarkup } from 'react-dom/server';
import { DeclaredMessages } from '#browser/islands/island.tsx';
import type { Page } from '#pages/page.ts';
import { pageContent } from '#pages/page-content.tsx';
import { MediaHost } from '#ui/media/media-host.ts';
import { PageContext } from '#ui/page-context.tsx';
import { Document } from './document.tsx';
import type { PageAssets } from './page-assets.ts';
import { separatePhrases } from './phrases.ts';

export type { PageAssets };

export interface RenderOptions {
  assets: PageAssets;
  /** Origin that serves pictures, without a trailing slash; empty: this site. */
  mediaHost: string;
  /** Names the build, so that an open tab notices a newer one. */
  build: string;
  /** Whether this is a time-travel preview: its clock then stands still, and it measures and asks nothing. */
  isPreview?: boolean | undefined;
}

/** Renders a page to an HTML document. The same page and options give the same text. */
export async function render(page: Page, { assets, mediaHost, build, isPreview }: RenderOptions): Promise<string> {
  const content = await pageContent(page);
  const html = renderToStaticMarkup(
    <PageContext value={page}>
      <MediaHost value={mediaHost}>
        <DeclaredMessages value={new Set()}>
          <Document page={page} assets={assets} mediaHost={mediaHost} build={build} isPreview={isPreview}>
            {content}
          </Document>
        </DeclaredMessages>
      </MediaHost>
    </PageContext>,
  );
  return `<!doctype html>${separatePhrases(html, page.lang)}`;
}
