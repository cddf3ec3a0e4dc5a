import type * as z from 'zod';
import type { EditionCode } from '../place/editions.ts';
import { type Role, roles } from './roles.ts';
import { isTree, type Tree } from './tree.ts';

type Schema = z.core.$ZodType;

export interface Field {
  role: Role;
  value: unknown;
  path: string[];
  /** The nearest object with declared keys that holds the value, and the keys that lead to it. */
  holder: { path: string[]; value: Tree };
  /** The editions that show it. Undefined: all. */
  editions?: readonly EditionCode[] | undefined;
}

type Place = Pick<Field, 'path' | 'holder' | 'editions'>;

/**
 * Every value with a role below a value of content. The value may be as written in YAML, also only a part of it, or as
 * loaded: schemas that change a value while it is loaded have a role, at which the walk stops. Values that do not fit
 * their schema are left out.
 */
export const fieldsIn = (schema: Schema, value: unknown, path: string[] = []): Field[] =>
  visit(schema, value, { path, holder: { path, value: {} } });

function visit(schema: Schema, value: unknown, place: Place): Field[] {
  if (value === undefined || value === null) return [];
  const role = roles.get(schema);
  if (role) return [{ role, value, ...place }];
  const def = readDefinition(schema);
  switch (def.type) {
    case 'string':
      return typeof value === 'string' && !hasFormat(def) ? [{ role: { role: 'text' }, value, ...place }] : [];
    case 'optional':
    case 'nullable':
    case 'default':
      return visit(def.innerType, value, place);
    case 'pipe':
      return visit(fits(def.in, value) ? def.in : def.out, value, place);
    case 'union': {
      const option = def.options.find((one) => fits(one, value));
      return option ? visit(option, value, place) : [];
    }
    case 'object':
      return isTree(value) ? visitObject(def.shape, value, place) : [];
    case 'record':
      return isTree(value) ? visitRecord(def, value, place) : [];
    case 'array':
      return asList(value).flatMap((entry, index) => visit(def.element, entry, below(place, `${index}`)));
    case 'tuple':
      return asList(value).flatMap((entry, index) => {
        const item = def.items[index] ?? def.rest;
        return item ? visit(item, entry, below(place, `${index}`)) : [];
      });
    case 'number':
    case 'boolean':
    case 'literal':
    case 'enum':
    case 'unknown':
    case 'transform':
      return [];
    default:
      throw new Error(`teach core/fields/walk.ts to visit a schema of the type ${def.type}`);
  }
}

function visitObject(shape: Readonly<Record<string, Schema>>, value: Tree, place: Place): Field[] {
  const holder = { path: place.path, value };
  const children = Object.entries(value).flatMap(([key, child]) => {
    const schema = Object.hasOwn(shape, key) ? shape[key] : undefined;
    return schema ? [{ key, child, schema }] : [];
  });
  const findValue = (role: Role['role']) => children.find(({ schema }) => findRole(schema)?.role === role)?.child;
  const editions = narrow(place.editions, findValue('only') as EditionCode[] | undefined);
  const lists = findValue('lists') as Partial<Record<EditionCode, string[]>> | undefined;
  return children.flatMap(({ key, child, schema }) => {
    const fields = visit(schema, child, { ...below(place, key), holder, editions });
    const isListed = lists && readDefinition(unwrap(schema)).type === 'record' && !findRole(schema);
    return isListed ? fields.map((field) => withLists(field, lists, place.path.length + 1)) : fields;
  });
}

/** Leaves an entry to the editions whose lists name it. Its id is the key at this depth. */
function withLists(field: Field, lists: Partial<Record<EditionCode, string[]>>, depth: number): Field {
  const id = field.path[depth] ?? '';
  const editions = (Object.keys(lists) as EditionCode[]).filter((edition) => lists[edition]?.includes(id));
  return { ...field, editions: narrow(field.editions, editions) };
}

function visitRecord({ keyType, valueType }: z.core.$ZodRecordDef, value: Tree, place: Place): Field[] {
  const role = roles.get(keyType);
  return Object.entries(value).flatMap(([key, child]) => {
    const childPlace = below(place, key);
    if (role?.role === 'edition')
      return visit(valueType, child, { ...childPlace, editions: narrow(place.editions, [key as EditionCode]) });
    const ownField = role ? [{ role, value: key, ...childPlace }] : [];
    return [...ownField, ...visit(valueType, child, childPlace)];
  });
}

const below = (place: Place, key: string): Place => ({ ...place, path: [...place.path, key] });

const narrow = (editions: Field['editions'], others: Field['editions']): Field['editions'] =>
  editions && others ? editions.filter((edition) => others.includes(edition)) : (editions ?? others);

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const readDefinition = (schema: Schema) => (schema as z.core.$ZodTypes)._zod.def;

/** Mail addresses, web addresses and days have a format. A text that must only match a pattern has none. */
const hasFormat = (definition: object): boolean => 'format' in definition && definition.format !== undefined;

function unwrap(schema: Schema): Schema {
  const def = readDefinition(schema);
  return 'innerType' in def ? unwrap(def.innerType) : schema;
}

const findRole = (schema: Schema): Role | undefined => roles.get(schema) ?? roles.get(unwrap(schema));

function fits(schema: Schema, value: unknown): boolean {
  const def = readDefinition(schema);
  switch (def.type) {
    case 'string':
    case 'number':
    case 'boolean':
      return typeof value === def.type;
    case 'literal':
      return def.values.some((one) => one === value);
    case 'array':
    case 'tuple':
      return Array.isArray(value);
    case 'object':
      return isTree(value) && Object.keys(value).every((key) => Object.hasOwn(def.shape, key));
    case 'optional':
    case 'nullable':
    case 'default':
      return fits(def.innerType, value);
    case 'pipe':
      return fits(def.in, value) || fits(def.out, value);
    case 'union':
      return def.options.some((option) => fits(option, value));
    default:
      return isTree(value) && def.type === 'record';
  }
}

export interface FieldText {
  path: string[];
  text: string;
  isOnlySearched: boolean;
  /** The locale of a text that stands beside the same one in other languages. */
  locale?: string;
}

export const textsAmong = (fields: readonly Field[]): FieldText[] =>
  fields.flatMap(({ role, value, path }): FieldText[] => {
    if (role.role !== 'text' && role.role !== 'localised') return [];
    const { isOnlySearched = false } = role;
    if (typeof value === 'string') return [{ path, text: value, isOnlySearched }];
    return Object.entries(isTree(value) ? value : {}).flatMap(([locale, text]) =>
      typeof text === 'string' ? [{ path: [...path, locale], text, isOnlySearched, locale }] : [],
    );
  });
