import type { V3 } from '#robots/kit/place.ts';

export interface Look {
  /** Background colours: the edges, the glow behind the subject, the floor. */
  edge: string;
  centre: string;
  floor: string;
  /** Radius of the glow, as a multiple of the picture's height. */
  spread?: number;
  env: 'bright' | 'dark';
  envIntensity: number;
  envTurn?: number;
  key: { dir: V3; power: number; color?: string; soft: number };
  rim: { dir: V3; power: number; color?: string; soft: number };
  exposure: number;
  reflect: number;
  reflectBlur: number;
  shadow: number;
}

const DARK: Look = {
  edge: '#07080b',
  centre: '#333a47',
  floor: '#0e1015',
  env: 'dark',
  envIntensity: 1.35,
  key: { dir: [3.4, 5, 3.6], power: 1.5, soft: 0.16 },
  rim: { dir: [-4.5, 3.4, -3.6], power: 3.6, soft: 0.15, color: '#dfe9ff' },
  exposure: 1.05,
  reflect: 0.32,
  reflectBlur: 0.025,
  shadow: 0.75,
};
export const LOOKS: Record<string, Look> = {
  light: {
    edge: '#c3c8cf',
    centre: '#f6f7f9',
    floor: '#dfe2e6',
    env: 'bright',
    envIntensity: 1.15,
    key: { dir: [3, 5.5, 4], power: 1.5, soft: 0.2 },
    rim: { dir: [-4, 3.5, -4], power: 1.5, soft: 0.2 },
    exposure: 1.0,
    reflect: 0.1,
    reflectBlur: 0.03,
    shadow: 0.55,
  },
  dark: DARK,
  /** For low bodies: the rim light comes from the side, so that the bonnet keeps its colour. */
  vehicle: { ...DARK, envTurn: -55, rim: { ...DARK.rim, dir: [-6, 3.4, 0.6], power: 3 } },
};
