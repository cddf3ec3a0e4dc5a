type SceneName =
  | 'sweep'
  | 'spar'
  | 'dance'
  | 'lead'
  | 'present'
  | 'rise'
  | 'takeOff'
  | 'scan'
  | 'wakeUp'
  | 'inspect'
  | 'driveOff'
  | 'rearUp'
  | 'survey'
  | 'conduct';

/** Words of the viewer. `motions` and `poses` are keyed by their names in the models. */
export interface ViewerWords {
  start: string;
  loading: string;
  failed: string;
  label: string;
  keys: string;
  facts: string;
  controls: string;
  shape: string;
  turnLeft: string;
  turnRight: string;
  zoomIn: string;
  zoomOut: string;
  full: string;
  leaveFull: string;
  light: string;
  dark: string;
  moves: string;
  motions: Record<'walk' | 'wave' | 'nod' | 'bow' | 'punch' | 'cheer' | SceneName, string>;
  poses: Record<'hero' | 'aim' | 'haul' | 'listen' | 'salute' | 'look' | 'greet' | 'roar', string>;
  stop: string;
  atHome: string;
  scan: string;
  code: string;
}
