/** Writes a robot in one of its shapes as USDZ, as Quick Look shows it: still, one mesh for each material. */
import { Box3 } from 'three';
import { type Zippable, zipSync } from 'three/examples/jsm/libs/fflate.module.js';
import { type ArRobot, floorOffset, placed, type Shape } from './ar-robot.ts';
import { type Finish, finishOf } from './finish.ts';
import { placeIn, rampPicture } from './ramp-picture.ts';
import { type Prim, usdLayer } from './usd-layer.ts';

const ROOT = 'Robot';
const pictureOf = (slot: string) => `textures/${slot}.png`;

export async function usdz(robot: ArRobot, shape: Shape): Promise<Buffer> {
  const slots = [...new Set(robot.parts.map(({ slot }) => slot))],
    offset = floorOffset(robot, shape),
    finishes = slots.map((slot) => finishOf(robot, slot, shape)),
    materials = slots.map((slot, i) => materialOf(slot, finishes[i])),
    layer = usdLayer({
      name: ROOT,
      type: 'Xform',
      kind: 'component',
      children: [
        ...slots.map((slot, i) => meshOf(slot, robot, shape, offset, finishes[i].doubleSided)),
        { name: 'Materials', type: 'Scope', children: materials },
      ],
    }),
    files: [string, Uint8Array][] = [['robot.usdc', layer]];
  for (const [i, finish] of finishes.entries())
    if (isShaded(finish)) files.push([pictureOf(slots[i]), await rampPicture(finish.color)]);
  return archive(files);
}

/** The archive that USDZ asks for: nothing is compressed, and every file starts at a multiple of 64 bytes. */
function archive(files: readonly (readonly [name: string, bytes: Uint8Array])[]): Buffer {
  const entries: Zippable = {};
  let length = 0;
  for (const [name, bytes] of files) {
    // the head of a file, its name, and the head of the extra field that pads them
    const bare = length + 30 + name.length + 4,
      padding = (64 - (bare % 64)) % 64;
    entries[name] = [bytes, { extra: { 6534: new Uint8Array(padding) } }];
    length = bare + padding + bytes.length;
  }
  // the first day that an archive can name, so that the same files make the same archive
  return Buffer.from(zipSync(entries, { level: 0, mtime: new Date(1980, 0, 1) }));
}

/** Glass has no corners to darken. */
const isShaded = ({ opacity }: Finish): boolean => opacity === 1;

/** The mesh of a material, where the rig holds its parts. */
function meshOf(
  slot: string,
  { rig, parts: all, metresPerUnit }: ArRobot,
  shape: Shape,
  offset: readonly number[],
  doubleSided: boolean,
): Prim {
  const parts = all.filter((part) => part.slot === slot),
    count = parts.reduce((sum, { position }) => sum + position.length, 0),
    points = new Float32Array(count),
    normals = new Float32Array(count),
    st = new Float32Array((count / 3) * 2),
    corners: number[] = [];
  let at = 0;
  for (const part of parts) {
    const { position, normal } = placed(part, rig);
    for (const corner of part.index) corners.push(corner + at / 3);
    points.set(
      position.map((x, i) => (x + offset[i % 3]) * metresPerUnit),
      at,
    );
    normals.set(normal, at);
    for (const [i, open] of part.openness[shape].entries()) st.set([placeIn(open), 0.5], (at / 3 + i) * 2);
    at += position.length;
  }
  const { min, max } = new Box3().setFromArray(points);
  return {
    name: `Mesh_${slot}`,
    type: 'Mesh',
    schemas: ['MaterialBindingAPI'],
    attributes: {
      doubleSided: { type: 'bool', isUniform: true, value: doubleSided },
      extent: { type: 'float3[]', value: [...min, ...max] },
      faceVertexCounts: { type: 'int[]', value: new Int32Array(corners.length / 3).fill(3) },
      faceVertexIndices: { type: 'int[]', value: corners },
      normals: { type: 'normal3f[]', value: normals, interpolation: 'vertex' },
      points: { type: 'point3f[]', value: points },
      'primvars:st': { type: 'texCoord2f[]', value: st, interpolation: 'vertex' },
      subdivisionScheme: { type: 'token', isUniform: true, value: 'none' },
    },
    relationships: { 'material:binding': `/${ROOT}/Materials/${slot}` },
  };
}

function materialOf(slot: string, finish: Finish): Prim {
  const path = `/${ROOT}/Materials/${slot}`,
    number = (value: number) => ({ type: 'float', value }),
    id = (value: string) => ({ type: 'token', isUniform: true, value }),
    color = {
      type: 'color3f',
      ...(isShaded(finish) ? { from: `${path}/Shade.outputs:rgb` } : { value: finish.color }),
    };
  const surface: Prim = {
    name: 'Surface',
    type: 'Shader',
    attributes: {
      'info:id': id('UsdPreviewSurface'),
      'inputs:diffuseColor': color,
      'inputs:emissiveColor': { type: 'color3f', value: finish.emissive },
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
      'inputs:file': { type: 'asset', value: pictureOf(slot) },
      'inputs:sourceColorSpace': { type: 'token', value: 'sRGB' },
      'inputs:st': { type: 'float2', from: `${path}/Place.outputs:result` },
      'inputs:wrapS': { type: 'token', value: 'clamp' },
      'inputs:wrapT': { type: 'token', value: 'clamp' },
      'outputs:rgb': { type: 'float3' },
    },
  };
  const place: Prim = {
    name: 'Place',
    type: 'Shader',
    attributes: {
      'info:id': id('UsdPrimvarReader_float2'),
      'inputs:varname': { type: 'string', value: 'st' },
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
