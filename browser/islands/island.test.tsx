import { screen } from '@testing-library/react';
import { createContext, use, useId } from 'react';
import { describe, expect, it } from 'vitest';
import { hydrateIsland } from '#tests/support/components/hydrate-island.ts';
import { showOnPage } from '#tests/support/components/show-on-page.tsx';
import { useMessages } from '#ui/messages.ts';
import { island } from './island.tsx';

const name = 'example' as never;

const Greeting = ({ words }: { words: string }) => <p id={useId()}>{words}</p>;
const GreetingIsland = island(name, Greeting, 'visible');

const Surrounding = createContext('nothing');
const Curious = () => <p>{use(Surrounding)}</p>;
const CuriousIsland = island(name, Curious, 'visible');

const Speaking = () => <p>{JSON.stringify(useMessages<'form.sending'>())}</p>;
const SpeakingIsland = island(name, Speaking, 'use', ['form.sending']);

describe('island', () => {
  it('renders its component with the page, says when it hydrates, and passes it any text', async () => {
    const words = `"Hello" </x-island><script>`;
    showOnPage(<GreetingIsland words={words} />);
    const [element] = document.body.children;
    expect([element?.getAttribute('name'), element?.getAttribute('when')]).toEqual(['example', 'visible']);
    expect(screen.getByText(words).parentElement).toBe(element);
    expect(document.querySelector('script')).toBeNull();
    await hydrateIsland(name, Greeting);
    expect(screen.getByText(words)).toBeTruthy();
  });

  it('gives every instance on a page its own ids, the same each time', () => {
    const page = (
      <main>
        <GreetingIsland words="One" />
        <GreetingIsland words="Two" />
      </main>
    );
    showOnPage(page);
    const [one, two] = ['One', 'Two'].map((words) => screen.getByText(words));
    expect(one?.id).not.toBe(two?.id);
    expect(one?.id).toContain(one?.parentElement?.getAttribute('id-prefix'));
    const html = document.body.innerHTML;
    showOnPage(page);
    expect(document.body.innerHTML).toBe(html);
  });

  it("hides the page's context from its component, as in the browser", () => {
    showOnPage(
      <Surrounding value="the page">
        <CuriousIsland />
        <Curious />
      </Surrounding>,
    );
    expect([...document.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(['nothing', 'the page']);
  });

  it('gives its component the messages that it declares, and no others', () => {
    showOnPage(<SpeakingIsland />);
    const declared = { form: { sending: 'form.sending' }, lang: 'en-GB' };
    expect(JSON.parse(document.querySelector('p')?.textContent ?? '')).toEqual(declared);
  });

  it('rejects an island inside an island', () => {
    const Outer = island(name, () => <GreetingIsland words="Hello" />, 'load');
    expect(() => showOnPage(<Outer />)).toThrow('an island cannot hold another');
  });

  it.each([
    ['a function', { onClick: () => undefined }, 'onClick'],
    ['a date', { slides: [{ ends: new Date(0) }] }, 'ends'],
    ['a React element', { child: <p /> }, 'child'],
    ['a number that JSON does not know', { count: Number.NaN }, 'count'],
    ['a map', { prices: new Map() }, 'prices'],
  ])('refuses %s among its props, and names it', (_what, props, key) => {
    const Silent = island<object>(name, () => <p />, 'use');
    expect(() => showOnPage(<Silent {...props} />)).toThrow(`"${key}"`);
  });
});
