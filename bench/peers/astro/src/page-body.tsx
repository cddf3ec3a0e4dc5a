import type { ComponentType, ReactNode } from 'react';
import { Islands } from '#browser/islands/island.tsx';
import type { Page } from '#pages/page.ts';
import { PageContext } from '#ui/page-context.tsx';
import { BodyParts } from '../../react-parts/body-parts.tsx';
import { HomePage, ProductPage } from '../../react-parts/pages.tsx';

type BodyProps = { page: Page } & Record<string, ReactNode | Page>;

const bodyOf = (Content: ComponentType<{ page: Page }>) =>
  function Body({ page, ...islands }: BodyProps) {
    return (
      <PageContext value={page}>
        <Islands value={islands as Record<string, ReactNode>}>
          <BodyParts page={page}>
            <Content page={page} />
          </BodyParts>
        </Islands>
      </PageContext>
    );
  };

/** The body of each kind of page; its islands are passed as slots. */
export const HomeBody = bodyOf(HomePage);
export const ProductBody = bodyOf(ProductPage);
