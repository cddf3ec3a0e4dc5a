import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { examplePage } from '#tests/support/examples/page.examples.ts';
import { PageContext } from '#ui/page-context.tsx';
import { answeredFinderExample, finderExample } from './finder.examples.ts';
import { FinderSection } from './finder.tsx';

const render = (section: typeof finderExample) =>
  renderToStaticMarkup(
    <PageContext value={examplePage()}>
      <FinderSection section={section} />
    </PageContext>,
  );

describe('the questions', () => {
  const html = render(finderExample);

  it('are one form that puts the answers into the address', () => {
    expect(html).toMatch(/<form[^>]*action="\/us\/which-robot"/);
    expect(html).not.toContain('method=');
    expect(html).toMatch(/<input type="radio" name="way" checked="" value="voice"\/>/);
    expect(html).toMatch(/<button[^>]*type="submit"[^>]*>Find it/);
  });

  it('are named groups of radio buttons', () => {
    expect(html).toMatch(
      /role="radiogroup"[^>]*aria-labelledby="finder-way" aria-describedby="finder-way-note".*<h2[^>]*id="finder-way">How to program it\?<\/h2>/,
    );
    expect(html.match(/<h1/g)).toHaveLength(1);
  });
});

describe('the result', () => {
  const html = render(answeredFinderExample);

  it('names the robot first, says why and what does not fit, and leads to the shop and to its page', () => {
    expect(html).toMatch(/<h1[^>]*><span[^>]*>Your robot<\/span> <span[^>]*>Flagship Megatron<\/span><\/h1>/);
    expect(html).toMatch(/<li>Takes 42 voice commands\.<\/li><li data-miss="">Costs \$99 too much\.<\/li>/);
    expect(html).toMatch(/<a[^>]*data-buy="preOrder"[^>]*>.*\$1,499/);
    expect(html).toContain('href="/us/flagship-megatron"');
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  it('shows the others as cards, then the questions with a link that clears the answers', () => {
    expect(html).toMatch(
      /<h3[^>]*><a[^>]*>Other Robot<\/a><\/h3>.*data-availability="soldOut".*<li data-miss="">No car<\/li>/,
    );
    expect(html.indexOf('Other Robot')).toBeLessThan(html.indexOf('<form'));
    expect(html).toMatch(/<a[^>]*href="\/us\/which-robot"><span>Start again<\/span>/);
  });
});
