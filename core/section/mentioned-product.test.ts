import { describe, expect, test } from 'vitest';
import { details } from '#features/product/facts/details.ts';
import { gallery } from '#features/product/gallery/gallery.ts';
import { theater } from '#features/product/theater.ts';
import { exampleContext } from '#tests/support/examples/resolve-context.examples.ts';

/** A context in which the tank is announced, and the car only if `knowsCar`. */
const contextWith = (knowsCar: boolean) =>
  exampleContext({
    site: {
      voices: {},
      products: { tank: { accent: 'violet', heightMm: 480 }, car: { accent: 'yellow', heightMm: 420 } },
    },
    messages: { gallery: { open: 'Open', count: '{index} / {count}' } },
    offers: [{ product: 'tank' }, ...(knowsCar ? [{ product: 'car' }] : [])],
  });

const [before, after] = [contextWith(false), contextWith(true)];

describe('an entry about an unannounced product', () => {
  test('is removed from the stage, with its actor and its acts', () => {
    const structure = theater.structure.parse({
      actors: [
        { product: 'tank', picture: 'tank/robot' },
        { product: 'car', picture: 'car/robot' },
      ],
      acts: [{ id: 'duel', product: 'car' }, { id: 'speech' }, { id: 'march' }, { id: 'song' }],
    });
    const words = {
      heading: '',
      lead: '',
      acts: {
        duel: { title: 'Duel', text: 'With the car.', cast: 'Two', caption: 'Tank and car' },
        speech: { title: 'Speech', text: 'Alone.', cast: 'Solo', caption: 'Tank' },
        march: { title: 'March', text: '', cast: '' },
        song: { title: 'Song', text: '', cast: '' },
      },
    };
    expect(theater.resolve(structure, words, after)).toMatchObject({
      title: 'Duel',
      caption: 'Tank and car',
      actors: [{}, {}],
      acts: [{}, {}, {}, {}],
    });
    const alone = theater.resolve(structure, words, before);
    expect(alone).toMatchObject({ title: 'Speech', caption: 'Tank' });
    expect(alone?.actors.map(({ accent }) => accent)).toEqual(['violet']);
    expect(alone?.acts.map(({ title }) => title)).toEqual(['Speech', 'March', 'Song']);
    const incompleteWords = { ...words, acts: { ...words.acts, speech: { title: 'Speech', text: '', cast: '' } } };
    expect(() => theater.resolve(structure, incompleteWords, before)).toThrow(/"Speech", has no caption/);
  });

  test('is not performed, and neither is a play with an unannounced performer', () => {
    const actors = [
      { product: 'tank', picture: 'tank/robot' },
      { product: 'car', picture: 'car/robot' },
    ];
    const script = [{ at: 0.4, line: 'A fist.' }];
    const words = {
      heading: '',
      lead: '',
      acts: {
        duel: { title: 'Duel', text: '', cast: '', caption: 'Two', script },
        speech: { title: 'Speech', text: '', cast: '', caption: 'One' },
      },
    };
    const duel = theater.structure.parse({
      actors,
      acts: [{ id: 'duel', product: 'car', play: 'oldScores' }, { id: 'speech' }],
    });
    expect(theater.resolve(duel, words, after)?.play).toMatchObject({
      name: 'oldScores',
      script,
      heightsMm: [480, 420],
    });
    expect(theater.resolve(duel, words, before)?.play).toBeUndefined();
    expect(JSON.stringify(theater.resolve(duel, words, before))).not.toMatch(/oldScores|A fist/);
    // The act itself names no product, but its play has two robots.
    const structureWithoutProduct = theater.structure.parse({ actors, acts: [{ id: 'duel', play: 'oldScores' }] });
    expect(theater.resolve(structureWithoutProduct, words, before)).toMatchObject({ title: 'Duel', play: undefined });
    const incompleteWords = { ...words, acts: { duel: { title: 'Duel', text: '', cast: '', caption: 'Two' } } };
    expect(() => theater.resolve(structureWithoutProduct, incompleteWords, after)).toThrow(
      'the act "duel" has a play without a script',
    );
    expect(() => theater.structure.parse({ actors, acts: [{ id: 'duel', play: 'hamlet' }] })).toThrow();
  });

  test('is left out of the details, and its texts are not required', () => {
    const structure = details.structure.parse({
      items: [
        { id: 'chest', picture: 'tank/chest' },
        { id: 'weight', picture: 'tank/scale', product: 'car' },
      ],
    });
    const words = { heading: '', items: { chest: { title: 'Chest', text: '' } } };
    expect(details.resolve(structure, words, before)?.items.map(({ id }) => id)).toEqual(['chest']);
    expect(() => details.resolve(structure, words, after)).toThrow(/"weight" has no words/);
  });

  test('is left out of the gallery and its count', () => {
    const structure = gallery.structure.parse({
      pictures: [{ picture: 'tank/robot' }, { picture: 'tank/scale', product: 'car' }],
    });
    expect(gallery.resolve(structure, { heading: '' }, before)?.pictures).toMatchObject([
      { picture: { id: 'tank/robot' }, position: '1 / 1' },
    ]);
    expect(gallery.resolve(structure, { heading: '' }, after)?.pictures).toMatchObject([
      { position: '1 / 2' },
      { position: '2 / 2' },
    ]);
  });

  test('must name an existing product', () => {
    const structure = gallery.structure.parse({
      pictures: [{ picture: 'tank/robot' }, { picture: 'tank/scale', product: 'kar' }],
    });
    expect(() => gallery.resolve(structure, { heading: '' }, after)).toThrow('there is no product "kar"');
  });
});
