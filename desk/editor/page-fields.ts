import { isTree } from '#core/fields/tree.ts';
import { baseSection, page, pageWords } from '#core/links/page-schema.ts';
import { type SectionKindName, sectionKinds } from '#pages/sections.ts';
import { createFields, type FieldContext, samplesBelow } from './field-of-schema.ts';
import type { NamedField } from './form-field.ts';

interface Frame {
  id: string;
  kind: SectionKindName;
}

const listFrames = (settings: unknown): Frame[] =>
  isTree(settings) && Array.isArray(settings.sections)
    ? (settings.sections as Frame[]).filter((frame) => isTree(frame) && Object.hasOwn(sectionKinds, frame.kind))
    : [];

export function pageFields(settings: unknown, context: FieldContext): NamedField[] {
  const kinds = [...new Set(listFrames(settings).map(({ kind }) => kind))];
  const frame = createFields(baseSection, context).filter(({ name }) => name !== 'kind');
  const types = Object.fromEntries(
    kinds.map((kind) => {
      const samples = listFrames(settings).filter((one) => one.kind === kind);
      return [kind, [...frame, ...createFields(sectionKinds[kind].structure, context, samples)]];
    }),
  );
  return createFields(page, context, [settings]).map((one) =>
    one.name === 'sections' ? { ...one, field: { kind: 'typedList', typeKey: 'kind', types } } : one,
  );
}

export function pageWordFields(settings: unknown, words: unknown, context: FieldContext): NamedField[] {
  const sections = listFrames(settings).flatMap(({ id, kind }): NamedField[] => {
    const fields = createFields(sectionKinds[kind].words, context, samplesBelow(samplesBelow([words], 'sections'), id));
    return fields.length === 0
      ? []
      : [{ name: id, field: { kind: 'object', fields }, hint: `Section of the kind ${kind}.`, isOptional: true }];
  });
  return createFields(pageWords, context, [words]).map((one) =>
    one.name === 'sections' ? { ...one, field: { kind: 'object', fields: sections } } : one,
  );
}
