import { createContext, use, useId } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { island } from './island.tsx';

const name = 'example' as never;

const Greeting = ({ words }: { words: string }) => <p id={useId()}>{words}</p>;
const GreetingIsland = island(name, Greeting, 'visible');

const Surrounding = createContext('nothing');
const Curious = () => <p>{use(Surrounding)}</p>;
const CuriousIsland = island(name, Curious, 'idle');

const attribute = (html: string, attributeName: string) =>
  [...html.matchAll(new RegExp(` ${attributeName}="([^"]*)"`, 'g'))].map(([, value]) => value);

describe('island', () => {
  it('renders its component with the page and says when it hydrates', () => {
    const html = renderToStaticMarkup(<GreetingIsland words="Hello" />);
    expect(html).toMatch(/^<x-island name="example" when="visible"/);
    expect(html).toContain('>Hello</p></x-island>');
  });

  it('carries its props as JSON that survives quotes and markup', () => {
    const words = `"Hello" </x-island><script>`;
    const html = renderToStaticMarkup(<GreetingIsland words={words} />);
    const json = attribute(html, 'props')[0]
      ?.replaceAll('&quot;', '"')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&');
    expect(JSON.parse(json ?? '')).toEqual({ words });
    expect(html.match(/<script>/)).toBeNull();
  });

  it('gives every instance on a page its own ids', () => {
    const html = renderToStaticMarkup(
      <main>
        <GreetingIsland words="One" />
        <GreetingIsland words="Two" />
      </main>,
    );
    const prefixes = attribute(html, 'id-prefix');
    const ids = attribute(html, 'id');
    expect(new Set(prefixes).size).toBe(2);
    expect(new Set(ids).size).toBe(2);
    expect(ids[0]).toContain(prefixes[0]);
  });

  it('renders the same markup each time', () => {
    const page = <GreetingIsland words="Hello" />;
    expect(renderToStaticMarkup(page)).toBe(renderToStaticMarkup(page));
  });

  it("hides the page's context from its component, as in the browser", () => {
    const html = renderToStaticMarkup(
      <Surrounding value="the page">
        <CuriousIsland />
        <i>{'after'}</i>
        <Curious />
      </Surrounding>,
    );
    expect(html).toContain('<p>nothing</p></x-island>');
    expect(html).toContain('<i>after</i><p>the page</p>');
  });

  it('rejects an island inside an island', () => {
    const Outer = island(name, () => <GreetingIsland words="Hello" />, 'load');
    expect(() => renderToStaticMarkup(<Outer />)).toThrow('an island cannot hold another');
  });
});
