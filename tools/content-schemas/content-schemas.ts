import { basename } from 'node:path';
import * as z from 'zod';
import { baseSection, page, pageWords } from '#core/links/page-schema.ts';
import { sectionKinds } from '#pages/sections.ts';
import { contentSchemas, wordFolders } from '#server/content/schemas/content-schema.ts';

/** A schema of JSON Schema draft 7, which editors use to check and complete YAML. */
export type JsonSchema = z.core.JSONSchema.Schema;

export interface ContentSchema {
  files: readonly string[];
  schema: JsonSchema;
}

/** Files of words, in any language: `de.yaml`, `zh-CN.yaml`. */
const wordsIn = (folder: string): string[] => [`content/${folder}/??.yaml`, `content/${folder}/??-??.yaml`];

/** Schemas by name. They are as strict as JSON Schema can say it; `npm run check` knows the rest. */
export const contentJsonSchemas = (): Record<string, ContentSchema> => ({
  ...Object.fromEntries(
    Object.entries(contentSchemas).map(([place, schema]) => [basename(place, '.yaml'), placeSchema(place, schema)]),
  ),
  page: { files: ['content/pages/**/page.yaml'], schema: pageSchema() },
  'page-words': { files: wordsIn('pages/**'), schema: layerOf(pageWords) },
});

function placeSchema(place: string, schema: z.ZodType): ContentSchema {
  if (wordFolders.includes(place)) return { files: wordsIn(place), schema: layerOf(schema) };
  return {
    files: [place.endsWith('.yaml') ? `content/${place}` : `content/${place}/*.yaml`],
    schema: jsonSchemaOf(schema),
  };
}

const jsonSchemaOf = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-7',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => nameKeys(jsonSchema),
  }) as JsonSchema;

/** Names the keys of a record one by one, because editors complete only those. */
function nameKeys(schema: z.core.JSONSchema.BaseSchema): void {
  const { propertyNames, additionalProperties } = schema;
  const names = typeof propertyNames === 'object' ? propertyNames.enum : undefined;
  if (names && typeof additionalProperties === 'object') {
    schema.properties = Object.fromEntries(names.map((name) => [String(name), additionalProperties]));
    schema.additionalProperties = false;
    delete schema.propertyNames;
  }
}

/** The schema of a file of words, which may hold only those that differ from the language below it. */
const layerOf = (schema: z.ZodType): JsonSchema => withoutRequired(jsonSchemaOf(schema));

function withoutRequired<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(withoutRequired) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, entry]) => key !== 'required' || !Array.isArray(entry))
      .map(([key, entry]) => [key, withoutRequired(entry)]),
  ) as Value;
}

function pageSchema(): JsonSchema {
  const { properties: baseKeys = {} } = jsonSchemaOf(baseSection);
  const schema = jsonSchemaOf(page);
  const references = Object.fromEntries(
    Object.keys(baseKeys).map((key) => [key, { $ref: `#/definitions/${key}` } as JsonSchema]),
  );
  const sections = Object.entries(sectionKinds).map(([kind, { structure }]): JsonSchema => {
    const { properties, required = [] } = jsonSchemaOf(structure);
    return {
      type: 'object',
      properties: { ...references, kind: { const: kind }, ...properties },
      required: [...new Set(['id', 'kind', ...required])],
      additionalProperties: false,
    };
  });
  return {
    ...schema,
    definitions: baseKeys as Record<string, JsonSchema>,
    properties: { ...schema.properties, sections: { type: 'array', minItems: 1, items: { anyOf: sections } } },
  };
}
