import type { FramedView } from './desk-view.ts';

/** Development has several stylesheets. */
export interface DeskAssets {
  script: string;
  styles: readonly string[];
}

/** The document of a screen: an empty root element, and the data of the screen for the desk's script. */
export const DeskDocument = ({ view, assets }: { view: FramedView; assets: DeskAssets }) => (
  <html lang="en">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <title>{`${view.title} · KINETRA desk`}</title>
      {assets.styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <script type="module" src={assets.script} />
    </head>
    <body data-screen={view.screen}>
      <div id="desk" />
      <script type="application/json" id="view">
        {JSON.stringify(view).replaceAll('<', '\\u003c')}
      </script>
    </body>
  </html>
);
