/** The surroundings beyond the picture: they light the robots and are reflected in their paint. */
import * as T from 'three';
import type { V3 } from '#robots/kit/place.ts';
import type { Lamp } from './place-studio.ts';

const shine = (color: string, power: number, side: T.Side = T.DoubleSide) =>
  new T.MeshBasicMaterial({ color: new T.Color(color).multiplyScalar(power), side });

/** A large plain room; each of its colours is the light that it gives back. */
export function hall(walls: string, ceiling: string, floor: string, power: number): T.Object3D {
  const side = shine(walls, power, T.BackSide);
  const mesh = new T.Mesh(new T.BoxGeometry(90, 50, 90), [
    side,
    side,
    shine(ceiling, power, T.BackSide),
    shine(floor, power, T.BackSide),
    side,
    side,
  ]);
  mesh.position.y = 16;
  return mesh;
}
/** A window, lamp or sheet of card, facing the origin. */
export function panel(at: V3, w: number, h: number, color: string, power: number): T.Object3D {
  const mesh = new T.Mesh(new T.PlaneGeometry(w, h), shine(color, power));
  mesh.position.set(...at);
  mesh.lookAt(0, 3, 0);
  return mesh;
}
export function group(...parts: T.Object3D[]): T.Object3D {
  const g = new T.Object3D();
  g.add(...parts);
  return g;
}
/**
 * Bars that throw the shadow of a window with the given panes, across the light of a lamp at a share of its
 * way. The wall around it reaches so far that no light passes beside it.
 */
export function windowShadow(
  lamp: Lamp,
  share: number,
  w: number,
  h: number,
  columns: number,
  rows: number,
  reach = 40,
): T.Object3D {
  const out = new T.Object3D(),
    m = new T.MeshBasicMaterial({ colorWrite: false, depthWrite: false, side: T.DoubleSide });
  const bar = (x: number, y: number, bw: number, bh: number) => {
    const mesh = new T.Mesh(new T.BoxGeometry(bw, bh, 0.1), m);
    mesh.position.set(x, y, 0);
    mesh.castShadow = true;
    out.add(mesh);
  };
  const bars = 0.045 * w;
  for (let i = 0; i <= columns; i++) bar(-w / 2 + (w * i) / columns, 0, bars, h);
  for (let j = 0; j <= rows; j++) bar(0, -h / 2 + (h * j) / rows, w, bars);
  for (const q of [-1, 1]) {
    bar((q * (w + reach)) / 2, 0, reach, h + 2 * reach);
    bar(0, (q * (h + reach)) / 2, w, reach);
  }
  const from = new T.Vector3(...lamp.from),
    to = new T.Vector3(...lamp.to);
  out.position.copy(from).lerp(to, share);
  out.lookAt(to);
  return out;
}
