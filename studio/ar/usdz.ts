/** Writes a robot in one of its shapes as USDZ, as Quick Look shows it: still, one mesh for each material. */
import { type ArRobot, placed, SHAPES, type ShadedPart, type Shape } from './ar-robot.ts';
import { type Finish, finishOf } from './finish.ts';
import { placeIn, rampPicture } from './ramp-picture.ts';
import { offsetOf } from './standing.ts';
import { storedZip } from './stored-zip.ts';
import { type Prim, usdLayer } from './usd-layer.ts';

const ROOT = 'Robot';
const pictureOf = (slot: string) => `textures/${slot}.png`;

export function usdz(robot: ArRobot, shape: Shape): Buffer {
  const { rig, parts } = robot,
    slots = [...new Set(parts.map(({ slot }) => slot))],
    offset = offsetOf(robot, shape),
    finishes = slots.map((slot) => finishOf(robot, slot, shape));
  rig.apply(SHAPES[shape]);
  const meshes = slots.map((slot, i) =>
      meshOf(
        slot,
        parts.filter((part) => part.slot === slot),
        robot,
        shape,
        offset,
        finishes[i]?.doubleSided === true,
      ),
    ),
    layer = usdLayer({
      name: ROOT,
      type: 'Xform',
      kind: 'component',
      children: [
        ...meshes,
        { name: 'Materials', type: 'Scope', children: slots.map((slot, i) => materialOf(slot, finishes[i] as Finish)) },
      ],
    });
  return storedZip([
    ['robot.usdc', layer],
    ...slots.flatMap((slot, i) => {
      const finish = finishes[i] as Finish;
      return isShaded(finish) ? [[pictureOf(slot), rampPicture(finish.color)] as const] : [];
    }),
  ]);
}

/** Glass has no corners to darken. */
const isShaded = ({ opacity }: Finish): boolean => opacity === 1;

function meshOf(
  slot: string,
  parts: readonly ShadedPart[],
  { rig, metresPerUnit }: ArRobot,
  shape: Shape,
  offset: readonly number[],
  doubleSided: boolean,
): Prim {
  const count = parts.reduce((sum, { position }) => sum + position.length, 0),
    points = new Float32Array(count),
    normals = new Float32Array(count),
    st = new Float32Array((count / 3) * 2),
    corners: number[] = [];
  let at = 0;
  for (const part of parts) {
    const { position, normal } = placed(part, rig);
    for (const corner of part.index) corners.push(corner + at / 3);
    points.set(
      position.map((x, i) => (x + (offset[i % 3] as number)) * metresPerUnit),
      at,
    );
    normals.set(normal, at);
    for (const [i, open] of part.openness[shape].entries()) st.set([placeIn(open), 0.5], (at / 3 + i) * 2);
    at += position.length;
  }
  return {
    name: `Mesh_${slot}`,
    type: 'Mesh',
    schemas: ['MaterialBindingAPI'],
    attributes: {
      doubleSided: { type: 'bool', isUniform: true, value: { bool: doubleSided } },
      extent: { type: 'float3[]', value: { points: extentOf(points), size: 3 } },
      faceVertexCounts: { type: 'int[]', value: { ints: new Int32Array(corners.length / 3).fill(3) } },
      faceVertexIndices: { type: 'int[]', value: { ints: corners } },
      normals: { type: 'normal3f[]', value: { points: normals, size: 3 }, interpolation: 'vertex' },
      points: { type: 'point3f[]', value: { points, size: 3 } },
      'primvars:st': { type: 'texCoord2f[]', value: { points: st, size: 2 }, interpolation: 'vertex' },
      subdivisionScheme: { type: 'token', isUniform: true, value: { token: 'none' } },
    },
    relationships: { 'material:binding': `/${ROOT}/Materials/${slot}` },
  };
}

function extentOf(points: Float32Array): Float32Array {
  const extent = new Float32Array(6).fill(Infinity, 0, 3).fill(-Infinity, 3);
  points.forEach((x, i) => {
    extent[i % 3] = Math.min(extent[i % 3] as number, x);
    extent[3 + (i % 3)] = Math.max(extent[3 + (i % 3)] as number, x);
  });
  return extent;
}

function materialOf(slot: string, finish: Finish): Prim {
  const path = `/${ROOT}/Materials/${slot}`,
    number = (value: number) => ({ type: 'float', value: { float: value } }),
    id = (name: string) => ({ type: 'token', isUniform: true, value: { token: name } }),
    color = {
      type: 'color3f',
      ...(isShaded(finish) ? { from: `${path}/Shade.outputs:rgb` } : { value: { float3: finish.color } }),
    };
  const surface: Prim = {
    name: 'Surface',
    type: 'Shader',
    attributes: {
      'info:id': id('UsdPreviewSurface'),
      'inputs:diffuseColor': color,
      'inputs:emissiveColor': { type: 'color3f', value: { float3: finish.emissive } },
      'inputs:metallic': number(finish.metallic),
      'inputs:roughness': number(finish.roughness),
      'inputs:clearcoat': number(finish.clearcoat),
      'inputs:clearcoatRoughness': number(finish.clearcoatRoughness),
      'inputs:opacity': number(finish.opacity),
      'outputs:surface': { type: 'token' },
    },
  };
  const shade: Prim = {
    name: 'Shade',
    type: 'Shader',
    attributes: {
      'info:id': id('UsdUVTexture'),
      'inputs:file': { type: 'asset', value: { asset: pictureOf(slot) } },
      'inputs:sourceColorSpace': { type: 'token', value: { token: 'sRGB' } },
      'inputs:st': { type: 'float2', from: `${path}/Place.outputs:result` },
      'inputs:wrapS': { type: 'token', value: { token: 'clamp' } },
      'inputs:wrapT': { type: 'token', value: { token: 'clamp' } },
      'outputs:rgb': { type: 'float3' },
    },
  };
  const place: Prim = {
    name: 'Place',
    type: 'Shader',
    attributes: {
      'info:id': id('UsdPrimvarReader_float2'),
      'inputs:varname': { type: 'string', value: { string: 'st' } },
      'outputs:result': { type: 'float2' },
    },
  };
  return {
    name: slot,
    type: 'Material',
    attributes: { 'outputs:surface': { type: 'token', from: `${path}/Surface.outputs:surface` } },
    children: isShaded(finish) ? [surface, shade, place] : [surface],
  };
}
