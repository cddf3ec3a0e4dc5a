/** The binary form of USD, "crate" 0.7: first the values, then tables of all that refers to them. */
import { packBytes, packIntegers } from './integer-coding.ts';

/** Types of values, by their numbers in a file. */
const TYPES = {
  bool: 1,
  int: 3,
  float: 8,
  double: 9,
  string: 10,
  token: 11,
  asset: 12,
  float3: 24,
  tokenListOp: 32,
  pathListOp: 34,
  tokens: 41,
  specifier: 42,
  variability: 44,
  float2: 20,
  float4: 27,
} as const;
/** Kinds of specs. */
const KINDS = { attribute: 1, prim: 6, root: 7, relationship: 8 } as const;
/** Shorter lists of numbers are never packed. */
const SHORTEST_PACKED = 16;

export type Value =
  | { bool: boolean }
  | { float: number }
  | { double: number }
  | { token: string }
  | { string: string }
  | { asset: string }
  | { float2: readonly number[] }
  | { float3: readonly number[] }
  | { float4: readonly number[] }
  | { ints: ArrayLike<number> }
  | { points: Float32Array; size: 2 | 3 }
  | { tokenList: readonly string[] };

/** A path with all below it. */
export interface Node {
  path: string;
  element: string;
  isProperty: boolean;
  children: Node[];
}

export class Crate {
  private tokens = new Map<string, number>([[';-)', 0]]);
  private strings: number[] = [];
  private chunks: Buffer[] = [];
  private length = 0;
  private paths = new Map<string, number>();
  private fields: { token: number; value: bigint }[] = [];
  private sets: number[] = [];
  private specs: { path: number; set: number; kind: number }[] = [];

  constructor() {
    this.append(Buffer.alloc(88));
  }
  private append(bytes: Uint8Array): number {
    const start = this.length;
    this.chunks.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    this.length += bytes.length;
    return start;
  }
  /** Puts a value at a multiple of eight bytes and returns its representation. */
  private stored(type: number, bytes: Uint8Array, flags = 0n): bigint {
    this.append(Buffer.alloc((8 - (this.length % 8)) % 8));
    return (BigInt(type) << 48n) | flags | BigInt(this.append(bytes));
  }
  private inlined = (type: number, payload: number): bigint =>
    (BigInt(type) << 48n) | (1n << 62n) | BigInt(payload >>> 0);

  token(text: string): number {
    const known = this.tokens.get(text) ?? this.tokens.size;
    this.tokens.set(text, known);
    return known;
  }
  path(text: string): number {
    const known = this.paths.get(text) ?? this.paths.size;
    this.paths.set(text, known);
    return known;
  }
  tokenNames(names: readonly string[]): bigint {
    return this.stored(TYPES.tokens, counted(names.map((name) => this.token(name))));
  }
  value(value: Value): bigint {
    if ('bool' in value) return this.inlined(TYPES.bool, Number(value.bool));
    if ('float' in value) return this.inlined(TYPES.float, bits(value.float));
    if ('double' in value) return this.stored(TYPES.double, new Uint8Array(Float64Array.of(value.double).buffer));
    if ('token' in value) return this.inlined(TYPES.token, this.token(value.token));
    if ('string' in value) return this.inlined(TYPES.string, this.strings.push(this.token(value.string)) - 1);
    if ('asset' in value) return this.inlined(TYPES.asset, this.token(value.asset));
    if ('float2' in value) return this.stored(TYPES.float2, floats(value.float2));
    if ('float3' in value) return this.stored(TYPES.float3, floats(value.float3));
    if ('float4' in value) return this.stored(TYPES.float4, floats(value.float4));
    if ('ints' in value) return this.integers(value.ints);
    const array = 1n << 63n;
    if ('points' in value) {
      const { points, size } = value;
      return this.stored(
        size === 2 ? TYPES.float2 : TYPES.float3,
        Buffer.concat([
          long(points.length / size),
          new Uint8Array(points.buffer, points.byteOffset, points.byteLength),
        ]),
        array,
      );
    }
    return this.stored(TYPES.token, counted(value.tokenList.map((each) => this.token(each))), array);
  }
  private integers(values: ArrayLike<number>): bigint {
    const array = 1n << 63n;
    if (values.length < SHORTEST_PACKED)
      return this.stored(TYPES.int, Buffer.concat([long(values.length), words(values)]), array);
    return this.stored(
      TYPES.int,
      Buffer.concat([long(values.length), block(packIntegers(values))]),
      array | (1n << 61n),
    );
  }
  /** A list of schemas that are put before those of weaker layers. */
  schemas(names: readonly string[]): bigint {
    return this.stored(TYPES.tokenListOp, Buffer.concat([Buffer.of(0x20), counted(names.map((n) => this.token(n)))]));
  }
  /** The paths that a connection or a relationship leads to, and no others. */
  target(path: string): bigint {
    return this.stored(TYPES.pathListOp, Buffer.concat([Buffer.of(3), counted([this.path(path)])]));
  }
  specifier = (): bigint => this.inlined(TYPES.specifier, 0);
  uniform = (): bigint => this.inlined(TYPES.variability, 1);

  spec(path: string, kind: keyof typeof KINDS, fields: Record<string, bigint | undefined>): void {
    const set = this.sets.length;
    for (const [name, value] of Object.entries(fields))
      if (value !== undefined) this.sets.push(this.fields.push({ token: this.token(name), value }) - 1);
    this.sets.push(-1);
    this.specs.push({ path: this.path(path), set, kind: KINDS[kind] });
  }
  finish(root: Node): Buffer {
    const tree = this.tree(root),
      sections: [string, Buffer][] = [
        ['TOKENS', this.tokenTable()],
        ['STRINGS', counted(this.strings)],
        [
          'FIELDS',
          Buffer.concat([
            long(this.fields.length),
            block(packIntegers(this.fields.map(({ token }) => token))),
            block(packBytes(new Uint8Array(BigUint64Array.from(this.fields, ({ value }) => value).buffer))),
          ]),
        ],
        ['FIELDSETS', Buffer.concat([long(this.sets.length), block(packIntegers(this.sets))])],
        [
          'PATHS',
          Buffer.concat([
            long(tree.paths.length),
            long(tree.paths.length),
            ...[tree.paths, tree.elements, tree.jumps].map((each) => block(packIntegers(each))),
          ]),
        ],
        [
          'SPECS',
          Buffer.concat([
            long(this.specs.length),
            ...(['path', 'set', 'kind'] as const).map((key) => block(packIntegers(this.specs.map((s) => s[key])))),
          ]),
        ],
      ],
      places = sections.map(([name, bytes]) => {
        const head = Buffer.alloc(32);
        head.write(name, 'latin1');
        head.writeBigInt64LE(BigInt(this.append(bytes)), 16);
        head.writeBigInt64LE(BigInt(bytes.length), 24);
        return head;
      }),
      contents = this.append(Buffer.concat([long(sections.length), ...places])),
      file = Buffer.concat(this.chunks);
    file.write('PXR-USDC', 0, 'latin1');
    file.set([0, 7, 0], 8);
    file.writeBigInt64LE(BigInt(contents), 16);
    return file;
  }
  private tokenTable(): Buffer {
    const texts = Buffer.from(`${[...this.tokens.keys()].join('\0')}\0`);
    return Buffer.concat([long(this.tokens.size), long(texts.length), block(packBytes(texts))]);
  }
  /** All paths, parents before children, each with the way to its next sibling. */
  private tree(root: Node): { paths: number[]; elements: number[]; jumps: number[] } {
    const paths: number[] = [],
      elements: number[] = [],
      jumps: number[] = [],
      walk = ({ path, element, isProperty, children }: Node, hasSibling: boolean) => {
        const at = paths.push(this.path(path)) - 1,
          token = path === '/' ? 0 : this.token(element);
        elements.push(isProperty ? -token : token);
        jumps.push(children.length ? -1 : hasSibling ? 0 : -2);
        for (const [i, child] of children.entries()) walk(child, i < children.length - 1);
        if (children.length && hasSibling) jumps[at] = paths.length - at;
      };
    walk(root, false);
    return { paths, elements, jumps };
  }
}

const floats = (values: readonly number[]): Uint8Array => new Uint8Array(Float32Array.from(values).buffer);
const bits = (x: number): number => new Uint32Array(Float32Array.of(x).buffer)[0] as number;
const words = (values: ArrayLike<number>): Uint8Array => new Uint8Array(Int32Array.from(values).buffer);
function long(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigInt64LE(BigInt(value));
  return bytes;
}
const counted = (values: readonly number[]): Buffer => Buffer.concat([long(values.length), words(values)]);
const block = (bytes: Buffer): Buffer => Buffer.concat([long(bytes.length), bytes]);
