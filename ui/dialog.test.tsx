import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { examplePage } from '#tests/support/examples/page.examples.ts';
import { Dialog, DialogButton } from './dialog.tsx';
import { PageContext } from './page-context.tsx';

describe('Dialog', () => {
  const html = renderToStaticMarkup(
    <PageContext value={examplePage()}>
      <DialogButton opens="voice">Show the words</DialogButton>
      <Dialog id="voice" title="Voice commands">
        Transform
      </Dialog>
    </PageContext>,
  );

  it('is opened by its button without scripts', () => {
    expect(html).toMatch(/<button[^>]*command="show-modal" commandfor="voice"[^>]*>Show the words/);
  });

  it('is labelled by its title and closed by a button with a name', () => {
    expect(html).toMatch(/<dialog id="voice"[^>]*aria-labelledby="voice-title"/);
    expect(html).toMatch(/<button[^>]*command="close" commandfor="voice" aria-label="action.close"/);
  });

  it('closes when the backdrop is pressed', () => {
    expect(html).toMatch(/<dialog[^>]*closedby="any"/);
  });
});
