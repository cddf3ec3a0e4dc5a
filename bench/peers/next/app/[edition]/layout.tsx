import type { ReactNode } from 'react';
import { InlineStyle } from '#ui/inline-style.tsx';
import { setShell } from '#ui/page-context.tsx';
import { BodyParts } from '../../../react-parts/body-parts.tsx';
import { attributesOf, HeadStart } from '../../../react-parts/head-parts.tsx';
import { Behaviour } from '../../behaviour.tsx';
import { shellPage } from '../../content.ts';
import { siteAssets } from '../../parts/site-assets.ts';

/** A product page's own bar is sticky instead of the header, and the layout does not know which page it contains. */
const onProducts = 'body:has([data-hero]) > header { position: relative; }';

export default function Layout({ children }: { children: ReactNode }) {
  setShell(shellPage);
  return (
    <html {...attributesOf(shellPage)} suppressHydrationWarning>
      <head>
        <HeadStart font={siteAssets.font} />
        <link rel="stylesheet" href={siteAssets.shared} precedence="shared" />
        <InlineStyle css={onProducts} />
      </head>
      <body>
        <BodyParts page={shellPage}>{children}</BodyParts>
        <Behaviour />
      </body>
    </html>
  );
}
