import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ecosystemExample } from './ecosystem.examples.ts';
import { EcosystemSection } from './ecosystem.tsx';

const html = renderToStaticMarkup(<EcosystemSection section={ecosystemExample} />);

describe('the ecosystem', () => {
  it('links to both tools on their own sites', () => {
    expect(html).toMatch(/<a[^>]*href="https:\/\/studio\.example"[^>]*><span>Open Studio<\/span>/);
    expect(html).toMatch(/<a[^>]*href="https:\/\/hub\.example"[^>]*><span>Visit the Hub<\/span>/);
  });

  it('hides its drawings from screen readers', () => {
    const [before = '', studio = ''] = html.split('aria-hidden="true"');
    expect(before).not.toContain('Slow salute');
    expect(studio).toContain('Slow salute');
    expect(html.match(/<img[^>]*alt=""/g)).toHaveLength(2);
  });

  it('draws an empty stage while no robot may be shown', () => {
    const empty = renderToStaticMarkup(
      <EcosystemSection section={{ ...ecosystemExample, studio: { ...ecosystemExample.studio, stage: undefined } }} />,
    );
    expect(empty.match(/<img/g)).toHaveLength(1);
    expect(empty).toContain('Shoulder');
  });
});
