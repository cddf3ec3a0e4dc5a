/** Writes a robot as binary glTF 2.0 without any extension that a viewer must know. */
import { Box3 } from 'three';
import { type ArRobot, floorOffset, SHAPES, type ShadedPart, type Shape } from './ar-robot.ts';
import { finishOf, lightAt } from './finish.ts';
import { poseOf, transformationFrom } from './transformation.ts';

type Json = Record<string, unknown>;
const FLOAT = 5126,
  BYTE = 5121,
  SHORT = 5123;

/** The binary part: views that hold one kind of data each, and accessors into them. */
class Buffers {
  accessors: Json[] = [];
  #views: { bytes: Uint8Array[]; length: number; options: Json }[] = [];

  view(options: Json): number {
    return this.#views.push({ bytes: [], length: 0, options }) - 1;
  }
  add(view: number, data: Float32Array | Uint16Array | Uint8Array, accessor: Json): number {
    const held = this.#views[view];
    const bytes = new Uint8Array(Math.ceil(data.byteLength / 4) * 4);
    bytes.set(new Uint8Array(data.buffer, data.byteOffset, data.byteLength));
    this.accessors.push({ bufferView: view, byteOffset: held.length, ...accessor });
    held.bytes.push(bytes);
    held.length += bytes.length;
    return this.accessors.length - 1;
  }
  finish(): { bufferViews: Json[]; bytes: Buffer } {
    let at = 0;
    const bufferViews = this.#views.map(({ length, options }) => {
      at += length;
      return { buffer: 0, byteOffset: at - length, byteLength: length, ...options };
    });
    return { bufferViews, bytes: Buffer.concat(this.#views.flatMap(({ bytes }) => bytes)) };
  }
}

/** Starts in `shape` and shows the transformation and the way back. */
export function glb(robot: ArRobot, shape: Shape): Buffer {
  const { rig, joints, parts, metresPerUnit } = robot,
    buffers = new Buffers(),
    offset = floorOffset(robot, shape),
    slots = [...new Set(parts.map(({ slot }) => slot))],
    names = ['root', ...joints.map(([name]) => name)],
    meshes: Json[] = [],
    addPart = partWriter(buffers, slots);
  rig.apply(SHAPES[shape]);
  const nodes: Json[] = names.map((name) => {
    const primitives = parts.filter(({ joint }) => joint === name).map(addPart),
      children = joints.flatMap(([joint, parent]) => (parent === name ? [names.indexOf(joint)] : []));
    return {
      name,
      ...poseOf(rig, name),
      ...(primitives.length > 0 && { mesh: meshes.push({ name, primitives }) - 1 }),
      ...(children.length > 0 && { children }),
    };
  });
  const placed = {
    name: 'robot',
    scale: [metresPerUnit, metresPerUnit, metresPerUnit],
    translation: offset.map((x) => x * metresPerUnit),
    children: [0],
  };
  const animation = animationOf(robot, shape, names, buffers),
    { bufferViews, bytes } = buffers.finish();
  return container(
    {
      asset: { version: '2.0', generator: 'KINETRA studio' },
      extensionsUsed: ['KHR_materials_clearcoat'],
      scene: 0,
      scenes: [{ nodes: [nodes.length] }],
      nodes: [...nodes, placed],
      meshes,
      materials: slots.map((slot) => materialOf(robot, slot, shape)),
      animations: [animation],
      accessors: buffers.accessors,
      bufferViews,
      buffers: [{ byteLength: bytes.length }],
    },
    bytes,
  );
}

function partWriter(buffers: Buffers, slots: readonly string[]): (part: ShadedPart) => Json {
  const vertices = (byteStride: number) => buffers.view({ byteStride, target: 34_962 }),
    [positions, normals, colors] = [vertices(12), vertices(12), vertices(4)],
    indices = buffers.view({ target: 34_963 });
  return ({ slot, position, normal, openness, index }) => {
    const count = position.length / 3,
      // a point that is hidden in one of the shapes must not stay dark in the other
      light = openness.first.map((open, i) => lightAt(Math.max(open, openness.other[i]))),
      color = Uint8Array.from({ length: count * 4 }, (_, i) => (i % 4 === 3 ? 255 : Math.round(light[i >> 2] * 255)));
    return {
      attributes: {
        POSITION: buffers.add(positions, position, { componentType: FLOAT, type: 'VEC3', count, ...range(position) }),
        NORMAL: buffers.add(normals, normal, { componentType: FLOAT, type: 'VEC3', count }),
        COLOR_0: buffers.add(colors, color, { componentType: BYTE, normalized: true, type: 'VEC4', count }),
      },
      indices: buffers.add(indices, Uint16Array.from(index), {
        componentType: SHORT,
        type: 'SCALAR',
        count: index.length,
      }),
      material: slots.indexOf(slot),
    };
  };
}

function range(position: Float32Array): { min: number[]; max: number[] } {
  const { min, max } = new Box3().setFromArray(position);
  return { min: min.toArray(), max: max.toArray() };
}
function materialOf(robot: ArRobot, slot: string, shape: Shape): Json {
  const finish = finishOf(robot, slot, shape),
    { color, emissive, opacity, clearcoat, clearcoatRoughness, doubleSided } = finish;
  return {
    name: slot,
    pbrMetallicRoughness: {
      baseColorFactor: [...color, opacity],
      metallicFactor: finish.metallic,
      roughnessFactor: finish.roughness,
    },
    ...(emissive.some((x) => x > 0) && { emissiveFactor: emissive }),
    ...(opacity < 1 && { alphaMode: 'BLEND' }),
    ...(doubleSided && { doubleSided }),
    ...(clearcoat > 0 && {
      extensions: {
        KHR_materials_clearcoat: { clearcoatFactor: clearcoat, clearcoatRoughnessFactor: clearcoatRoughness },
      },
    }),
  };
}

function animationOf(robot: ArRobot, shape: Shape, names: readonly string[], buffers: Buffers): Json {
  const { times, keys } = transformationFrom(shape, robot),
    view = buffers.view({}),
    floats = { componentType: FLOAT, count: times.length },
    input = buffers.add(view, times, { ...floats, type: 'SCALAR', min: [times[0]], max: [times.at(-1)] });
  return {
    name: 'transformation',
    samplers: keys.map(({ channel, values }) => ({
      input,
      output: buffers.add(view, values, { ...floats, type: channel === 'rotation' ? 'VEC4' : 'VEC3' }),
    })),
    channels: keys.map(({ joint, channel }, sampler) => ({
      sampler,
      target: { node: names.indexOf(joint), path: channel },
    })),
  };
}

/** The container: a header and two chunks, each a multiple of four bytes long. */
function container(json: Json, bytes: Buffer): Buffer {
  const text = Buffer.from(JSON.stringify(json)),
    padded = Buffer.concat([text, Buffer.alloc((4 - (text.length % 4)) % 4, ' ')]),
    chunk = (type: string, data: Buffer) => {
      const head = Buffer.alloc(8);
      head.writeUInt32LE(data.length);
      head.write(type, 4, 'latin1');
      return [head, data];
    },
    chunks = [...chunk('JSON', padded), ...chunk('BIN\0', bytes)],
    head = Buffer.alloc(12);
  head.write('glTF', 0, 'latin1');
  head.writeUInt32LE(2, 4);
  head.writeUInt32LE(
    chunks.reduce((sum, { length }) => sum + length, 12),
    8,
  );
  return Buffer.concat([head, ...chunks]);
}
