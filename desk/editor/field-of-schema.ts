import type * as z from 'zod';
import { type ReferenceTarget, roles } from '#core/fields/roles.ts';
import { isTree } from '#core/fields/tree.ts';
import type { EitherOption, FormField, NamedField, Pattern } from './form-field.ts';

export interface FieldContext {
  ids: Partial<Record<ReferenceTarget, readonly string[]>>;
  /** Every key is optional, because the file holds only the differences from another. */
  isOverlay: boolean;
}

/** Longest text that fits on one line of the form, in characters. */
const maxLineLength = 70;

export const wallTimePattern: Pattern = {
  source: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2})?\\[[^\\]]+\\]$',
  fix: 'write a wall time with its zone, such as 2024-11-22T09:00[Europe/Berlin]',
};
const webAddressPattern: Pattern = { source: '^https://\\S+$', fix: 'write an address that begins with https://' };

type Definition = Record<string, unknown> & { type: string };
const readDefinition = (schema: unknown): Definition => (schema as { _zod: { def: Definition } })._zod.def;

interface UnwrappedSchema {
  schema: z.ZodType;
  /** The outermost description in the metadata of the nested schemas. */
  hint: string | undefined;
  isOptional: boolean;
  isNullable: boolean;
  fallback: unknown;
}

/** Unwraps optional, nullable, default and pipe schemas, down to one with a role or to that of the written value. */
function unwrap(schema: z.ZodType): UnwrappedSchema {
  const unwrapped: UnwrappedSchema = {
    schema,
    hint: undefined,
    isOptional: false,
    isNullable: false,
    fallback: undefined,
  };
  for (;;) {
    unwrapped.hint ??= unwrapped.schema.description;
    const definition = readDefinition(unwrapped.schema);
    if (roles.get(unwrapped.schema)) return unwrapped;
    if (definition.type === 'optional') unwrapped.isOptional = true;
    else if (definition.type === 'nullable') unwrapped.isNullable = true;
    else if (definition.type === 'default' || definition.type === 'prefault')
      Object.assign(unwrapped, { isOptional: true, fallback: definition.defaultValue });
    else if (definition.type !== 'pipe') return unwrapped;
    unwrapped.schema = (definition.type === 'pipe' ? definition.in : definition.innerType) as z.ZodType;
  }
}

/** The form field for a schema. `samples` are existing values: long texts get more room. */
export function createField(schema: z.ZodType, context: FieldContext, samples: readonly unknown[] = []): FormField {
  const { schema: inner, fallback } = unwrap(schema);
  const [role, definition] = [roles.get(inner), readDefinition(inner)];
  if (role?.role === 'time') return { kind: 'text', pattern: wallTimePattern };
  if (role?.role === 'window' && definition.type === 'union') return { kind: 'window' };
  if (role?.role === 'link') return { kind: 'text', pattern: findPattern(inner, definition) ?? webAddressPattern };
  const options = role?.role === 'reference' ? context.ids[role.to] : undefined;
  if (options) return { kind: 'choice', options };
  switch (definition.type) {
    case 'string':
      return {
        kind: 'text',
        pattern: findPattern(inner, definition),
        isLong: samples.some((sample) => typeof sample === 'string' && sample.length > maxLineLength),
      };
    case 'number':
      return { kind: 'number' };
    case 'boolean':
      return { kind: 'flag', fallback: fallback === true };
    case 'literal':
      return literalField(definition.values as unknown[]);
    case 'enum':
      return { kind: 'choice', options: Object.values(definition.entries as Record<string, string>) };
    case 'array':
      return listField(definition.element as z.ZodType, context, samples);
    case 'tuple':
      return { kind: 'list', of: createField((definition.items as z.ZodType[])[0] as z.ZodType, context) };
    case 'record':
      return recordField(definition, context, samples);
    case 'object':
      return { kind: 'object', fields: createFields(inner, context, samples) };
    case 'union':
      return unionField(definition.options as z.ZodType[], context, samples);
    case 'unknown':
      // Words of sections, for which `page-fields.ts` has the schemas.
      return { kind: 'object', fields: [] };
    default:
      throw new Error(`teach desk/editor/field-of-schema.ts a field for a schema of the type ${definition.type}`);
  }
}

export function createFields(schema: z.ZodType, context: FieldContext, samples: readonly unknown[] = []): NamedField[] {
  const shape = readDefinition(unwrap(schema).schema).shape as Record<string, z.ZodType>;
  return Object.entries(shape).map(([name, schema]) => {
    const { hint, isOptional, isNullable } = unwrap(schema);
    const field = createField(schema, context, samplesBelow(samples, name));
    return {
      name,
      field,
      hint,
      isOptional: isOptional || context.isOverlay,
      ...(isNullable && { isNullable }),
    };
  });
}

export const samplesBelow = (samples: readonly unknown[], key: string): unknown[] =>
  samples.flatMap((sample) => (isTree(sample) && Object.hasOwn(sample, key) ? [sample[key]] : []));

function literalField(values: unknown[]): FormField {
  const [value] = values;
  return typeof value === 'boolean'
    ? { kind: 'flag', only: value, fallback: !value }
    : { kind: 'choice', options: values.map(String) };
}

function listField(element: z.ZodType, context: FieldContext, samples: readonly unknown[]): FormField {
  if (isTextWithLinks(element)) return { kind: 'linkedText' };
  const of = createField(element, { ...context, isOverlay: false }, samples.flat());
  return of.kind === 'choice' ? { kind: 'choices', options: of.options } : { kind: 'list', of };
}

function recordField(definition: Definition, context: FieldContext, samples: readonly unknown[]): FormField {
  const [key, value] = [definition.keyType as z.ZodType, definition.valueType as z.ZodType];
  const names =
    readDefinition(key).type === 'enum'
      ? Object.values(readDefinition(key).entries as Record<string, string>)
      : undefined;
  const values = samples.flatMap((sample) => (isTree(sample) ? Object.values(sample) : []));
  if (!names) return { kind: 'record', of: createField(value, context, values) };
  return {
    kind: 'object',
    fields: names.map((name) => ({
      name,
      field: createField(value, context, samplesBelow(samples, name)),
      isOptional: true,
    })),
  };
}

function unionField(options: z.ZodType[], context: FieldContext, samples: readonly unknown[]): FormField {
  const types = options.map((option) => readDefinition(unwrap(option).schema).type);
  if (types.every((type) => type === 'string' || type === 'number')) return { kind: 'numberOrText' };
  const [first, second] = options as [z.ZodType, z.ZodType];
  if (options.length === 2 && types[0] === 'string' && types[1] === 'array') {
    const element = readDefinition(unwrap(second).schema).element as z.ZodType;
    if (readDefinition(unwrap(element).schema).type === 'string')
      return { kind: 'oneOrList', of: createField(first, context, samples.flat()) };
  }
  return { kind: 'either', options: options.map((option, index) => createOption(option, index, context, samples)) };
}

function createOption(
  option: z.ZodType,
  index: number,
  context: FieldContext,
  samples: readonly unknown[],
): EitherOption {
  const field = createField(option, { ...context, isOverlay: false }, samples);
  if (index === 0) return { suffix: '', field };
  return { suffix: field.kind === 'object' ? (field.fields[0]?.name ?? `${index}`) : field.kind, field };
}

/** Returns true if the entries form a text with links: texts, `{ label, link }` and `{ contact }`. */
function isTextWithLinks(element: z.ZodType): boolean {
  const { type, options } = readDefinition(unwrap(element).schema) as Definition & { options?: z.ZodType[] };
  if (type !== 'union' || !options) return false;
  const shapes = options.map((option) => readDefinition(unwrap(option).schema));
  return shapes.every(
    (one) =>
      one.type === 'string' ||
      (one.type === 'object' && ['label,link', 'contact'].includes(Object.keys(one.shape as object).join())),
  );
}

function findPattern(schema: z.ZodType, { checks = [] }: Definition): Pattern | undefined {
  const patterns = (checks as { _zod: { def: { pattern?: RegExp } } }[]).flatMap(({ _zod: { def } }) =>
    def.pattern ? [def.pattern] : [],
  );
  const [pattern] = patterns;
  if (pattern?.flags !== '') return undefined;
  const formatIssue = ['\u0000', ' ', '.', 'A ', '']
    .map((text) => schema.safeParse(text))
    .flatMap(({ error }) => error?.issues ?? [])
    .find(({ code }) => code === 'invalid_format');
  return { source: pattern.source, fix: formatIssue?.message ?? 'write it as its neighbours are written' };
}
