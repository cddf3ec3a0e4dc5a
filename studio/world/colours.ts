/** The materials of the things in the places. */
import type { Stuff } from './stuff.ts';

const wood = (color: string, dark: string, more: Partial<Stuff> = {}): Stuff => ({
  color,
  dark,
  grain: 'wood',
  rough: 0.5,
  bump: 0.012,
  repeat: [9, 4.5],
  ...more,
});

export const OAK = wood('#c79a66', '#8f6238');
export const WALNUT = wood('#6e4c38', '#372319');
export const BIRCH = wood('#e2c79c', '#c7a170', { repeat: [5, 2.5], bump: 0.006 });
export const SMOKED = wood('#3a2a22', '#170f0b', { rough: 0.42 });
export const paint = (color: string, rough = 0.55): Stuff => ({ color, rough });
export const lacquer = (color: string): Stuff => ({ color, rough: 0.35, coat: 0.8 });
export const plaster = (color: string): Stuff => ({
  flat: true,
  color,
  rough: 0.95,
  grain: 'plaster',
  dark: color,
  bump: 0.004,
  repeat: [16, 16],
});
export const cloth = (color: string, dark = color, repeat = 1.5): Stuff => ({
  color,
  dark,
  grain: 'cloth',
  rough: 0.95,
  bump: 0.008,
  repeat: [repeat, repeat],
  sheen: '#2a2622',
});
export const PAGES: Stuff = {
  color: '#efe6d2',
  dark: '#bfae8e',
  grain: 'paper',
  rough: 0.95,
  bump: 0.006,
  repeat: [4, 1.6],
};
export const CERAMIC: Stuff = { color: '#e9e6df', rough: 0.22, coat: 1 };
export const TERRACOTTA: Stuff = {
  color: '#b9684a',
  dark: '#8d4a33',
  grain: 'plaster',
  rough: 0.9,
  bump: 0.01,
  repeat: [3, 3],
};
export const SOIL: Stuff = { color: '#33241a', dark: '#150e09', grain: 'carpet', rough: 1, bump: 0.1, repeat: [1, 1] };
export const LEAF: Stuff = { color: '#4f7a3c', rough: 0.5, coat: 0.25, twoSided: true, through: 0.14 };
export const BLACK: Stuff = { color: '#1b1c1f', rough: 0.45 };
export const ALUMINIUM: Stuff = { color: '#c3c6ca', rough: 0.34, metal: 1 };
export const BRASS: Stuff = { color: '#c89a55', rough: 0.3, metal: 1 };
/** Shows the sky, or what a screen shows; `power` as a multiple of white. */
export const light = (color: string, power: number): Stuff => ({ color, glow: power });
