import { renderToStaticMarkup } from 'react-dom/server';
import { DeclaredMessages } from '#browser/islands/island.tsx';
import type { Page } from '#pages/page.ts';
import { pageContent } from '#pages/page-content.tsx';
import { MediaHost } from '#ui/media/media-host.ts';
import { PageContext } from '#ui/page-context.tsx';
import { Document, type RenderOptions } from './document.tsx';
import { separatePhrases } from './phrases.ts';

/** Renders a page to an HTML document. The same page and options give the same text. */
export async function render(page: Page, options: RenderOptions): Promise<string> {
  const content = await pageContent(page);
  const html = renderToStaticMarkup(
    <PageContext value={page}>
      <MediaHost value={options.mediaHost}>
        <DeclaredMessages value={new Set()}>
          <Document page={page} {...options}>
            {content}
          </Document>
        </DeclaredMessages>
      </MediaHost>
    </PageContext>,
  );
  return `<!doctype html>${separatePhrases(html, page.lang)}`;
}
