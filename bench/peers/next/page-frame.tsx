import { notFound } from 'next/navigation';
import type { ComponentType } from 'react';
import type { Page } from '#pages/page.ts';
import { pageAt } from '#react-parts/content.server.ts';
import { HeadOfPage, PageAssetLinks } from '#react-parts/head-parts.tsx';
import { siteAssets } from '#react-parts/site-assets.ts';
import { setPage } from '#ui/page-context.tsx';

interface PageFrameProps {
  path: string;
  content: ComponentType<{ page: Page }>;
}

/** A page's own part of the document: head, accent and content. */
export function PageFrame({ path, content: Content }: PageFrameProps) {
  const page = pageAt(path);
  if (!page) notFound();
  setPage(page);
  return (
    <div data-accent={page.accent} style={{ display: 'contents' }}>
      <PageAssetLinks page={page} assets={siteAssets} />
      <HeadOfPage page={page} />
      <Content page={page} />
    </div>
  );
}
