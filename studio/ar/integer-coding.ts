/**
 * The packing of integers and tables in binary USD: differences of one, two or four bytes, in a block of LZ4. Blocks
 * hold literals only: the files are small without, and every reader takes them.
 */

/** Packs numbers by the differences from one to the next. */
export function packIntegers(values: ArrayLike<number>): Buffer {
  const codes = new Uint8Array(Math.ceil(values.length / 4)),
    differences = Buffer.alloc(values.length * 4),
    common = commonDifference(values);
  let last = 0,
    at = 0;
  for (let i = 0; i < values.length; i++) {
    const value = values[i],
      difference = (value - last) | 0;
    last = value;
    if (difference === common) continue;
    const code = difference === (difference << 24) >> 24 ? 1 : difference === (difference << 16) >> 16 ? 2 : 3;
    codes[i >> 2] |= code << ((i & 3) * 2);
    if (code === 1) at = differences.writeInt8(difference, at);
    else if (code === 2) at = differences.writeInt16LE(difference, at);
    else at = differences.writeInt32LE(difference, at);
  }
  const head = Buffer.alloc(4);
  head.writeInt32LE(common);
  return packBytes(Buffer.concat([head, codes, differences.subarray(0, at)]));
}

function commonDifference(values: ArrayLike<number>): number {
  const counts = new Map<number, number>();
  let last = 0;
  for (let i = 0; i < values.length; i++) {
    const difference = (values[i] - last) | 0;
    counts.set(difference, (counts.get(difference) ?? 0) + 1);
    last = values[i];
  }
  return [...counts].reduce((most, each) => (each[1] > most[1] ? each : most), [0, 0])[0];
}

/** One chunk of literals, as a block of LZ4. */
export function packBytes(bytes: Uint8Array): Buffer {
  const rest = bytes.length - 15,
    lengths = rest < 0 ? [bytes.length << 4] : [0xf0, ...Array(Math.floor(rest / 255)).fill(255), rest % 255];
  return Buffer.concat([Buffer.from([0, ...lengths]), bytes]);
}
