import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { examplePage } from '#tests/support/examples/page.examples.ts';
import { PageContext } from '#ui/page-context.tsx';
import { serviceExample } from './service-request.examples.ts';
import { ServiceRequestSection } from './service-request.tsx';

describe('the service request form', () => {
  const html = renderToStaticMarkup(
    <PageContext value={examplePage({ slug: 'return-manufacturer' })}>
      <ServiceRequestSection section={serviceExample} />
    </PageContext>,
  );
  const labels = [...html.matchAll(/<label for="[^"]*"[^>]*>(.*?)<\/label>/g)].map(([, label]) =>
    label?.replaceAll(/<[^>]*>/g, ''),
  );

  it('offers every reason that the API accepts', () => {
    const options = [...html.matchAll(/<option value="([a-zA-Z]+)"/g)].map(([, value]) => value);
    expect(options).toEqual(['repair', 'return', 'missingPart', 'question', 'flagshipMegatron']);
  });

  it('marks the optional fields', () => {
    expect(labels).toEqual([
      'What is it about?',
      'Robot',
      'Serial number optional',
      'Order number optional',
      'What happened?',
      'Name',
      'Email address',
    ]);
  });

  it('explains what happens next beside the form', () => {
    expect(html).toMatch(/<aside[^>]*>.*<h2[^>]*>What happens next<\/h2><ol[^>]*><li><h3>Within 24 hours<\/h3>/s);
  });
});
