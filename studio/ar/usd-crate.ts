/** The binary form of USD, "crate" 0.7: first the values, then tables of all that refers to them. */
import { packBytes, packIntegers } from './integer-coding.ts';

const TYPES = {
  bool: 1,
  int: 3,
  float: 8,
  double: 9,
  string: 10,
  token: 11,
  asset: 12,
  float2: 20,
  float3: 24,
  tokenListOp: 32,
  pathListOp: 34,
  tokens: 41,
  specifier: 42,
  variability: 44,
} as const;
const KINDS = { attribute: 1, prim: 6, root: 7, relationship: 8 } as const;
/** Shorter lists of numbers are never packed. */
const SHORTEST_PACKED = 16;
/** Flags of a representation. */
const ARRAY = 1n << 63n,
  INLINED = 1n << 62n,
  PACKED = 1n << 61n;

export type Value = boolean | number | string | ArrayLike<number>;

export interface Node {
  path: string;
  element: string;
  isProperty: boolean;
  children: Node[];
}

export class Crate {
  #tokens = new Map<string, number>([[';-)', 0]]);
  #strings: number[] = [];
  #chunks: Buffer[] = [];
  #length = 0;
  #paths = new Map<string, number>();
  #fields: { token: number; value: bigint }[] = [];
  #sets: number[] = [];
  #specs: { path: number; set: number; kind: number }[] = [];

  constructor() {
    this.#append(Buffer.alloc(88));
  }
  #append(bytes: Uint8Array): number {
    const start = this.#length;
    this.#chunks.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    this.#length += bytes.length;
    return start;
  }
  /** Puts a value at a multiple of eight bytes and returns its representation. */
  #stored(type: number, bytes: Uint8Array, flags = 0n): bigint {
    this.#append(Buffer.alloc((8 - (this.#length % 8)) % 8));
    return (BigInt(type) << 48n) | flags | BigInt(this.#append(bytes));
  }
  #inlined = (type: number, payload: number): bigint => (BigInt(type) << 48n) | INLINED | BigInt(payload >>> 0);

  #token = (text: string): number => numberIn(this.#tokens, text);
  #counted = (names: readonly string[]): Buffer => counted(names.map(this.#token));

  tokenNames(names: readonly string[]): bigint {
    return this.#stored(TYPES.tokens, this.#counted(names));
  }
  /** Represents a value of a type such as `float` or `point3f[]`. */
  value(type: string, value: Value): bigint {
    if (typeof value === 'boolean') return this.#inlined(TYPES.bool, Number(value));
    if (type === 'double') return this.#stored(TYPES.double, bytesOf(Float64Array.of(value as number)));
    if (typeof value === 'number') return this.#inlined(TYPES.float, Buffer.from(floats([value])).readUInt32LE());
    if (type === 'string') return this.#inlined(TYPES.string, this.#strings.push(this.#token(value as string)) - 1);
    if (typeof value === 'string')
      return this.#inlined(type === 'asset' ? TYPES.asset : TYPES.token, this.#token(value));
    if (type === 'int[]') return this.#integers(value);
    if (!type.endsWith('[]')) return this.#stored(TYPES.float3, floats(value));
    const size = type.includes('2') ? 2 : 3;
    const bytes = Buffer.concat([long(value.length / size), floats(value)]);
    return this.#stored(size === 2 ? TYPES.float2 : TYPES.float3, bytes, ARRAY);
  }
  #integers(values: ArrayLike<number>): bigint {
    const isPacked = values.length >= SHORTEST_PACKED,
      bytes = isPacked ? block(packIntegers(values)) : bytesOf(Int32Array.from(values));
    return this.#stored(TYPES.int, Buffer.concat([long(values.length), bytes]), isPacked ? ARRAY | PACKED : ARRAY);
  }
  /** A list of schemas that are put before those of weaker layers. */
  schemas(names: readonly string[]): bigint {
    return this.#stored(TYPES.tokenListOp, Buffer.concat([Buffer.of(0x20), this.#counted(names)]));
  }
  /** The path that a connection or a relationship leads to, and no others. */
  target(path: string): bigint {
    const bytes = Buffer.concat([Buffer.of(3), counted([numberIn(this.#paths, path)])]);
    return this.#stored(TYPES.pathListOp, bytes);
  }
  specifier = (): bigint => this.#inlined(TYPES.specifier, 0);
  uniform = (): bigint => this.#inlined(TYPES.variability, 1);

  spec(path: string, kind: keyof typeof KINDS, fields: Record<string, bigint | undefined>): void {
    const set = this.#sets.length;
    for (const [name, value] of Object.entries(fields))
      if (value !== undefined) this.#sets.push(this.#fields.push({ token: this.#token(name), value }) - 1);
    this.#sets.push(-1);
    this.#specs.push({ path: numberIn(this.#paths, path), set, kind: KINDS[kind] });
  }
  finish(root: Node): Buffer {
    const tree = this.#tree(root),
      packed = (...tables: number[][]) => tables.map((table) => block(packIntegers(table))),
      values = packBytes(bytesOf(BigUint64Array.from(this.#fields, ({ value }) => value))),
      specs = (['path', 'set', 'kind'] as const).map((key) => this.#specs.map((spec) => spec[key])),
      sections: [string, Buffer[]][] = [
        ['TOKENS', this.#tokenTable()],
        ['STRINGS', [counted(this.#strings)]],
        ['FIELDS', [long(this.#fields.length), ...packed(this.#fields.map(({ token }) => token)), block(values)]],
        ['FIELDSETS', [long(this.#sets.length), ...packed(this.#sets)]],
        ['PATHS', [long(tree.paths.length), long(tree.paths.length), ...packed(tree.paths, tree.elements, tree.jumps)]],
        ['SPECS', [long(this.#specs.length), ...packed(...specs)]],
      ],
      places = sections.map(([name, parts]) => {
        const head = Buffer.alloc(32),
          bytes = Buffer.concat(parts);
        head.write(name, 'latin1');
        head.writeBigInt64LE(BigInt(this.#append(bytes)), 16);
        head.writeBigInt64LE(BigInt(bytes.length), 24);
        return head;
      }),
      contents = this.#append(Buffer.concat([long(sections.length), ...places])),
      file = Buffer.concat(this.#chunks);
    file.write('PXR-USDC', 0, 'latin1');
    file.set([0, 7, 0], 8);
    file.writeBigInt64LE(BigInt(contents), 16);
    return file;
  }
  #tokenTable(): Buffer[] {
    const texts = Buffer.from(`${[...this.#tokens.keys()].join('\0')}\0`);
    return [long(this.#tokens.size), long(texts.length), block(packBytes(texts))];
  }
  /** All paths, parents before children, each with the way to its next sibling. */
  #tree(root: Node): { paths: number[]; elements: number[]; jumps: number[] } {
    const paths: number[] = [],
      elements: number[] = [],
      jumps: number[] = [],
      walk = ({ path, element, isProperty, children }: Node, hasSibling: boolean) => {
        const at = paths.push(numberIn(this.#paths, path)) - 1,
          token = path === '/' ? 0 : this.#token(element);
        elements.push(isProperty ? -token : token);
        jumps.push(children.length ? -1 : hasSibling ? 0 : -2);
        for (const [i, child] of children.entries()) walk(child, i < children.length - 1);
        if (children.length && hasSibling) jumps[at] = paths.length - at;
      };
    walk(root, false);
    return { paths, elements, jumps };
  }
}

/** The number of a text in a table, which gets it if it is new. */
function numberIn(table: Map<string, number>, text: string): number {
  const known = table.get(text) ?? table.size;
  table.set(text, known);
  return known;
}
const bytesOf = ({ buffer, byteOffset, byteLength }: ArrayBufferView): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);
const floats = (values: ArrayLike<number>): Uint8Array => bytesOf(Float32Array.from(values));
const long = (value: number): Buffer => Buffer.from(bytesOf(BigInt64Array.of(BigInt(value))));
const counted = (values: readonly number[]): Buffer =>
  Buffer.concat([long(values.length), bytesOf(Int32Array.from(values))]);
const block = (bytes: Buffer): Buffer => Buffer.concat([long(bytes.length), bytes]);
