import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Islands } from '#browser/islands/island.tsx';
import type { Page } from '#pages/page.ts';
import { BodyParts } from '#react-parts/body-parts.tsx';
import { PageContext } from '#ui/page-context.tsx';

/** The body of a page in pieces of HTML, with the islands that stand after each. */
export function renderBody(page: Page, Content: ComponentType<{ page: Page }>) {
  const islands: { name: string; props: object }[] = [];
  const html = renderToStaticMarkup(
    <Islands value={islands}>
      <PageContext value={page}>
        <BodyParts page={page}>
          <Content page={page} />
        </BodyParts>
      </PageContext>
    </Islands>,
  );
  return html.split('<x-island></x-island>').map((piece, index) => ({ piece, island: islands[index] }));
}
