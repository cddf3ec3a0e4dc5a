import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { hrefOf, hrefsIn, showOnPage, textsOf } from '#tests/support/components/show-on-page.tsx';
import { startListFilter } from './filter-list.browser.ts';
import { robotsExample } from './robots.examples.ts';
import type { RobotsValue } from './robots.ts';
import { RobotsSection } from './robots.tsx';

function show(changes: Partial<RobotsValue> = {}) {
  showOnPage(<RobotsSection section={{ ...robotsExample, ...changes }} />);
  const [megatron, bumblebee, rover] = screen.getAllByRole('listitem') as [HTMLElement, HTMLElement, HTMLElement];
  return { megatron, bumblebee, rover };
}

describe('the list of products', () => {
  it('groups the cards by family', () => {
    show();
    expect(document.body.textContent).toMatch(/Transformers.*Megatron.*Bumblebee.*Interstellar.*Rover/);
    for (const name of ['Transformers', 'Interstellar'])
      expect(screen.getByRole('heading', { level: 2, name })).toBeTruthy();
  });

  it('says what a product costs, whether it can be had, and its facts', () => {
    const { megatron, bumblebee, rover } = show();
    expect(megatron.textContent).toMatch(/€1,439.*€1,599.*In stock/);
    expect(textsOf('term', megatron)).toContain('Height');
    expect(textsOf('definition', megatron)).toContain('48 cm');
    expect(bumblebee.textContent).toMatch(/Price in the shop.*Out of stock/);
    expect(bumblebee.textContent).not.toContain('€');
    expect(textsOf('term', bumblebee)).toEqual([]);
    expect(rover.textContent).toContain('Not sold here');
    expect(rover.textContent).not.toMatch(/€|Price in the shop|buy\./);
  });

  it('links a card to the page of its product or, marked as such, to the shop', () => {
    const { megatron, bumblebee } = show();
    expect(hrefOf('Flagship Megatron', megatron)).toBe('/eu/flagship-megatron');
    expect(hrefOf('Flagship Bumblebee action.opensShop', bumblebee)).toBe('https://shop.example/bumblebee');
  });

  it('gives the browser what it filters and sorts by, and nothing that a card does not show', () => {
    const { megatron, bumblebee } = show();
    const valuesOf = (card: HTMLElement) =>
      ['shapes', 'available', 'price', 'height'].map((name) => card.getAttribute(`data-${name}`));
    expect(valuesOf(megatron)).toEqual(['robot tank', '', '1439', '480']);
    expect(valuesOf(bumblebee)).toEqual(['robot car', null, null, null]);
    const count = screen.getByText('3 products');
    expect(count.dataset.counts).toBe('No matches|1 product|2 products|3 products');
  });

  it('has a form with a labelled field for each choice, whose defaults ask for everything', () => {
    show();
    const shapes = screen.getByRole('group', { name: 'Shape' });
    expect(within(shapes).getByRole<HTMLInputElement>('radio', { checked: true }).value).toBe('');
    const series = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Series' });
    expect([series.name, series.value, textsOf('option', series)[0]]).toEqual(['family', '', 'Every series']);
    const order = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' });
    expect([order.name, order.value]).toEqual(['sort', '']);
    expect(textsOf('option', order)).toEqual(expect.arrayContaining(['Series', 'Height']));
  });

  it('leaves out choices that change nothing', () => {
    const { filter } = robotsExample;
    show({ filter: { ...filter, shapes: [], families: filter.families.slice(1) } });
    expect(screen.queryByRole('group', { name: 'Shape' }) ?? screen.queryByRole('radio')).toBeNull();
    expect(screen.queryByRole('combobox', { name: 'Series' })).toBeNull();
  });

  it('sends the chosen products to the comparison, as long as there is one', () => {
    const { megatron } = show();
    const { name, value, form } = within(megatron).getByRole<HTMLInputElement>('checkbox');
    expect([name, value]).toEqual(['robots', 'flagshipMegatron']);
    expect([form?.getAttribute('action'), form?.method]).toEqual(['/eu/compare', 'get']);
    expect(form?.querySelector('[type="submit"]')).not.toBeNull();
    expect(document.querySelectorAll('[name="robots"]')).toHaveLength(3);
    show({ compare: undefined });
    expect(document.querySelector('[name="robots"]')).toBeNull();
  });

  it('links to the questions, as long as there are some', () => {
    show();
    expect(hrefsIn()).toContain('/eu/which-robot');
    show({ choose: undefined });
    expect(hrefsIn()).not.toContain('/eu/which-robot');
  });
});

it('shows and counts what matches the choice, and leads back to the whole list when nothing does', async () => {
  show();
  const leave = new AbortController();
  startListFilter(document.querySelector('x-robot-list') as HTMLElement, leave.signal);
  const names = () => textsOf('heading').filter((name) => /Megatron|Bumblebee|Rover/.test(name ?? ''));
  await userEvent.click(screen.getByRole('radio', { name: 'Car' }));
  expect(names()).toEqual(['Flagship Bumblebee action.opensShop']);
  expect(screen.getByText('1 product').role).toBe('status');
  await userEvent.click(screen.getByRole('checkbox', { name: robotsExample.filter.available }));
  expect([...names(), screen.getByText('No matches').role]).toEqual(['status']);
  const none = screen.getByRole('heading', { name: robotsExample.none.title }).parentElement as HTMLElement;
  await userEvent.click(within(none).getByRole('button'));
  expect(names()).toHaveLength(3);
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: robotsExample.filter.everyShape }));
  leave.abort();
});
