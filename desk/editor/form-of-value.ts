import { isTree } from '#core/fields/tree.ts';
import type { LinkedText } from '#core/regions/region-schema.ts';
import {
  type EitherOption,
  type FormField,
  type FormValue,
  isFlatRecord,
  type NamedField,
  optionName,
  recordFields,
} from './form-field.ts';
import { linkedLine } from './linked-text.ts';

/** Converts a value of content to its form; undefined if there is no value. */
export function formOfValue(field: FormField, value: unknown): FormValue {
  if (field.kind === 'flag') return value === undefined ? field.fallback : value;
  if (value === undefined || value === null) return undefined;
  switch (field.kind) {
    case 'linkedText':
      return linkedLine(value as LinkedText);
    case 'text':
    case 'number':
    case 'choice':
      return String(value);
    case 'numberOrText':
      return typeof value === 'string' && isNumber(value) ? `"${value}"` : String(value);
    case 'choices':
      return value;
    case 'window':
      return isTree(value) ? { when: 'between', ...value } : { when: value };
    case 'list':
      return (value as unknown[]).map((entry) => formOfEntry(field.of, entry));
    case 'oneOrList':
      return [value].flat().map((entry) => formOfValue(field.of, entry));
    case 'object':
      return formOfFields(field.fields, value);
    case 'record':
      return Object.entries(value).map(([key, entry]) => ({
        key,
        ...formOfFields(recordFields(field.of), isFlatRecord(field.of) ? entry : { value: entry }),
      }));
    case 'typedList':
      return (value as Record<string, unknown>[]).map((entry) => {
        const type = String(entry[field.typeKey]);
        return { [field.typeKey]: type, ...formOfFields(field.types[type] ?? [], entry) };
      });
    case 'either':
      return formOfFields([{ name: 'value', field, isOptional: false }], { value });
  }
}

/** An entry with several possible shapes names its own in `shape`. */
function formOfEntry(field: FormField, value: unknown): FormValue {
  if (field.kind !== 'either') return formOfValue(field, value);
  const option = optionFor(field.options, value);
  return {
    shape: optionName('value', option),
    ...formOfFields(entryFields(option), isWrapped(option) ? { value } : value),
  };
}

const isWrapped = ({ field }: EitherOption): boolean => field.kind !== 'object';

export const entryFields = (option: EitherOption): readonly NamedField[] =>
  option.field.kind === 'object' ? option.field.fields : [{ name: 'value', field: option.field, isOptional: false }];

export function formOfFields(fields: readonly NamedField[], value: unknown): Record<string, FormValue> {
  const form: Record<string, FormValue> = {};
  for (const { name, field } of fields) {
    const entry = isTree(value) && Object.hasOwn(value, name) ? value[name] : undefined;
    if (field.kind !== 'either') form[name] = formOfValue(field, entry);
    else if (entry !== undefined) {
      const option = optionFor(field.options, entry);
      form[optionName(name, option)] = formOfValue(option.field, entry);
    }
  }
  return form;
}

export const isNumber = (text: string): boolean => /^-?\d+(\.\d+)?$/.test(text);

export function optionFor(options: readonly EitherOption[], value: unknown): EitherOption {
  const option = options.find(({ field }) => fits(field, value)) ?? options[0];
  if (!option) throw new Error('A union field has no options.');
  return option;
}

function fits(field: FormField, value: unknown): boolean {
  if (Array.isArray(value)) return ['list', 'choices', 'oneOrList', 'linkedText'].includes(field.kind);
  if (isTree(value))
    return (
      field.kind === 'record' ||
      (field.kind === 'object' && Object.keys(value).every((key) => field.fields.some(({ name }) => name === key)))
    );
  if (typeof value === 'number') return field.kind === 'number' || field.kind === 'numberOrText';
  return typeof value === 'boolean' ? field.kind === 'flag' : ['text', 'choice', 'numberOrText'].includes(field.kind);
}
