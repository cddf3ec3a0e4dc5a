import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ecosystemExample } from './ecosystem.examples.ts';
import { EcosystemSection } from './ecosystem.tsx';

const html = renderToStaticMarkup(<EcosystemSection section={ecosystemExample} />);

describe('the ecosystem', () => {
  it('leads to both tools on their own sites', () => {
    expect(html).toMatch(/<a[^>]*href="https:\/\/studio\.example"[^>]*><span>Open Studio<\/span>/);
    expect(html).toMatch(/<a[^>]*href="https:\/\/hub\.example"[^>]*><span>Visit the Hub<\/span>/);
  });

  it('keeps its drawings from those who listen', () => {
    const [before = '', studio = ''] = html.split('aria-hidden="true"');
    expect(before).not.toContain('Slow salute');
    expect(studio).toContain('Slow salute');
    expect(html.match(/<img[^>]*alt=""/g)).toHaveLength(2);
  });

  it('draws the stage empty while no robot may be shown', () => {
    const empty = renderToStaticMarkup(
      <EcosystemSection section={{ ...ecosystemExample, studio: { ...ecosystemExample.studio, stage: undefined } }} />,
    );
    expect(empty.match(/<img/g)).toHaveLength(1);
    expect(empty).toContain('Shoulder');
  });
});
