import { crc32 } from 'node:zlib';
import { USDCParser } from 'three/examples/jsm/loaders/usd/USDCParser.js';

export interface ZipEntry {
  name: string;
  method: number;
  /** The position in the archive at which its bytes begin. */
  start: number;
  bytes: Buffer;
}

/** The entries of an archive in the order of its directory. Throws if a sum is wrong. */
export function readZip(archive: Buffer): ZipEntry[] {
  const end = archive.lastIndexOf('PK\x05\x06');
  let at = archive.readUInt32LE(end + 16);
  return Array.from({ length: archive.readUInt16LE(end + 10) }, () => {
    const [nameLength, extraLength] = [archive.readUInt16LE(at + 28), archive.readUInt16LE(at + 30)];
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    const local = archive.readUInt32LE(at + 42);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const bytes = archive.subarray(start, start + archive.readUInt32LE(at + 24));
    if (crc32(bytes) !== archive.readUInt32LE(at + 16)) throw new Error(`the sum of ${name} is wrong`);
    const method = archive.readUInt16LE(at + 10);
    at += 46 + nameLength + extraLength + archive.readUInt16LE(at + 32);
    return { name, method, start, bytes };
  });
}

/** The layer of a USDZ: its own facts, and the bounds of all its points, which no transform moves. */
export function readLayer(layer: Buffer) {
  const { buffer, byteOffset, length } = layer;
  const specs = new USDCParser().parseData(buffer.slice(byteOffset, byteOffset + length) as ArrayBuffer).specsByPath;
  const points = Object.entries(specs).flatMap(([path, { fields }]) =>
    path.endsWith('.points') ? [fields.default as Float32Array] : [],
  );
  const axis = (which: number) => {
    let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (const each of points)
      for (let i = which; i < each.length; i += 3) {
        min = Math.min(min, each[i] as number);
        max = Math.max(max, each[i] as number);
      }
    return { min, max };
  };
  return {
    specs,
    root: specs['/']?.fields ?? {},
    bounds: { x: axis(0), y: axis(1), z: axis(2) },
    hasTransforms: Object.keys(specs).some((path) => path.includes('xformOp')),
    /** Pictures that materials name. */
    pictures: Object.entries(specs).flatMap(([path, { fields }]) =>
      path.endsWith('.inputs:file') ? [fields.default as string] : [],
    ),
  };
}
