import * as z from 'zod';
import { campaign } from '#core/campaigns/campaign-schema.ts';
import { acceptedFindings } from '#core/findings/accepted-finding-schema.ts';
import { avoidedTerms } from '#core/findings/avoided-term-schema.ts';
import { law } from '#core/law/law-schema.ts';
import { baseSection, page, pageWords } from '#core/links/page-schema.ts';
import { clipWords } from '#core/media/clip-schema.ts';
import { guides, manualWords } from '#core/media/manual-schema.ts';
import { pictureWords } from '#core/media/picture-schema.ts';
import { mailWords } from '#core/messages/mail-schema.ts';
import { messages } from '#core/messages/messages-schema.ts';
import { offers } from '#core/offers/offer-schema.ts';
import { product } from '#core/products/product-schema.ts';
import { company } from '#core/regions/company-schema.ts';
import { region } from '#core/regions/region-schema.ts';
import { siteSettings } from '#core/site-schema.ts';
import { sectionKinds } from '#pages/sections.ts';

/** A schema of JSON Schema draft 7, which editors use to check and complete YAML. */
export type JsonSchema = z.core.JSONSchema.Schema;

/** The schema of some files of `content/`. */
export interface ContentSchema {
  /** Patterns of their paths. */
  files: readonly string[];
  schema: JsonSchema;
}

/** Files of words, in any language: `de.yaml`, `zh-CN.yaml`. */
const wordsIn = (folder: string): string[] => [`${folder}/??.yaml`, `${folder}/??-??.yaml`];

/** Schemas by name. They are as strict as JSON Schema can say it; `npm run check` knows the rest. */
export function contentSchemas(): Record<string, ContentSchema> {
  const inFolder = (folder: string, schema: z.ZodType) => ({
    files: [`content/${folder}/*.yaml`],
    schema: jsonSchemaOf(schema),
  });
  const inFile = (file: string, schema: z.ZodType) => ({
    files: [`content/${file}.yaml`],
    schema: jsonSchemaOf(schema),
  });
  return {
    'accepted-findings': inFile('accepted-findings', acceptedFindings),
    'avoided-terms': inFile('glossary/terms', avoidedTerms),
    site: inFile('site', siteSettings),
    company: inFile('company', company),
    law: inFolder('law', law),
    offers: inFolder('offers', offers),
    product: inFolder('products', product),
    region: inFolder('regions', region),
    campaign: inFolder('campaigns', campaign),
    pictures: inFolder('pictures', pictureWords),
    clips: inFolder('clips', clipWords),
    messages: { files: ['content/messages/*.yaml'], schema: layerOf(messages) },
    mail: { files: ['content/mail/*.yaml'], schema: layerOf(mailWords) },
    guides: inFile('manuals/guides', guides),
    'manual-words': {
      files: wordsIn('content/manuals'),
      schema: layerOf(manualWords),
    },
    page: { files: ['content/pages/**/page.yaml'], schema: pageSchema() },
    'page-words': {
      files: wordsIn('content/pages/**'),
      schema: layerOf(pageWords),
    },
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

/** A page whose sections have the keys of their kind. */
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
