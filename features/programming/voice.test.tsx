import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { examplePage } from '#tests/support/examples/page.examples.ts';
import { PageContext } from '#ui/page-context.tsx';
import { voiceExample } from './voice.examples.ts';
import { VoiceSection } from './voice.tsx';

describe('voice', () => {
  const html = renderToStaticMarkup(
    <PageContext value={examplePage()}>
      <VoiceSection section={voiceExample} />
    </PageContext>,
  );

  it('has a heading for screen readers', () => {
    expect(html).toMatch(/<h2[^>]*>Talk to it<\/h2>/);
    expect(html).toContain('“Megatron, transform.”');
  });

  it('lists its commands by group in a dialog', () => {
    expect(html).toContain('commandfor="voice-commands"');
    expect(html).toMatch(
      /<dialog id="voice-commands".*<h3>Command words<\/h3><ul><li>Transform<\/li><li>Forward<\/li><\/ul>/,
    );
  });

  it('has links only where there is something to link to', () => {
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(html).toMatch(/href="https:\/\/hub\.example"[^>]*>.*Open the hub/);
  });
});
