import type { ReactNode } from 'react';
import type { Page } from '#pages/page.ts';
import { BodyParts } from '#react-parts/body-parts.tsx';
import { shared } from '#react-parts/content.server.ts';
import { attributesOf, HeadStart } from '#react-parts/head-parts.tsx';
import { setShell } from '#ui/page-context.tsx';
import { Behaviour } from '../../behaviour.tsx';

/** The frame around every page: it knows the edition but no page. */
const shellPage = { ...shared, kind: 'home', slug: '', path: shared.shell.home } as unknown as Page;

/** A product page's own bar is sticky instead of the header, and the layout does not know which page it contains. */
const onProducts = 'body:has([data-hero]) > header { position: relative; }';

export default function Layout({ children }: { children: ReactNode }) {
  setShell(shellPage);
  return (
    <html {...attributesOf(shellPage)} suppressHydrationWarning>
      <head>
        <HeadStart />
        <style>{onProducts}</style>
      </head>
      <body>
        <BodyParts page={shellPage}>{children}</BodyParts>
        <Behaviour />
      </body>
    </html>
  );
}
