import type { Lighting } from '../live-view-types.ts';
import type { FloorTone } from './stage-floor.ts';

interface Light {
  environment: 'bright' | 'dark';
  strength: number;
  key: number;
  rim: number;
  exposure: number;
  floor: FloorTone;
}
export const lights: Record<Lighting, Light> = {
  light: {
    environment: 'bright',
    strength: 1.1,
    key: 1.5,
    rim: 1.4,
    exposure: 1,
    floor: { shadow: 0.34, contact: 0.6, pool: 0 },
  },
  dark: {
    environment: 'dark',
    strength: 1.5,
    key: 1.7,
    rim: 3.4,
    exposure: 1.35,
    floor: { shadow: 0.6, contact: 0.8, pool: 0.3 },
  },
};
