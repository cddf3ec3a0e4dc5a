import type { ComponentType, ReactNode } from 'react';
import { PageContext } from '#app/context/page-context.tsx';
import { Islands } from '#app/islands/island.tsx';
import { HomePage } from '#app/pages/home.tsx';
import { ProductPage } from '#app/pages/product.tsx';
import type { Page } from '#rules/page/page-value.ts';
import { BodyParts } from '../../react-parts/body-parts.tsx';

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
