import { isTree } from '#core/fields/tree.ts';
import {
  type EitherOption,
  type FormField,
  type FormValue,
  isEmptyForm,
  isFlatRecord,
  isSameForm,
  type NamedField,
  optionName,
  recordFields,
} from './form-field.ts';
import { entryFields, formOfFields, formOfValue, isNumber, optionFor } from './form-of-value.ts';
import { linkedParts } from './linked-text.ts';

/**
 * Converts a form to a value of content; undefined if it is empty. Parts of `old`, the current value, are kept wherever
 * the form did not change. Text in a number field stays text, for the schema to refuse.
 */
export function valueOfForm(field: FormField, form: FormValue, old: unknown): unknown {
  if (old !== undefined && isSameForm(form, formOfValue(field, old))) return old;
  if (field.kind === 'flag') return readFlag(field, form, old);
  if (isEmptyForm(form) && !Array.isArray(form)) return undefined;
  switch (field.kind) {
    case 'text':
      return String(form);
    case 'linkedText':
      return linkedParts(String(form));
    case 'number':
      return readNumber(String(form));
    case 'numberOrText':
      return /^"-?\d+(\.\d+)?"$/.test(String(form)) ? String(form).slice(1, -1) : readNumber(String(form));
    case 'window':
      return readWindow(form as Record<string, string>, old);
    case 'list':
      return readList(
        form as FormValue[],
        old,
        (entry, before) => readEntry(field.of, entry, before),
        (entry) => formOfListEntry(field.of, entry),
      );
    case 'oneOrList': {
      const list = (form as FormValue[]).map((entry) => valueOfForm(field.of, entry, undefined) ?? '');
      return list.length === 1 && !Array.isArray(old) ? list[0] : list;
    }
    case 'object': {
      const value = readObject(field.fields, form, old);
      return old === undefined && Object.keys(value).length === 0 ? undefined : value;
    }
    case 'record':
      return readRecord(field.of, form as Record<string, FormValue>[], old);
    case 'typedList':
      return readList(
        form as FormValue[],
        old,
        (entry, before) => readTypedEntry(field, entry as Record<string, FormValue>, before),
        (entry) => formOfValue(field, [entry]) as FormValue,
      );
    case 'either':
      return readObject([{ name: 'value', field, isOptional: false }], form, { value: old }).value;
    default:
      return form;
  }
}

function readFlag(
  { only, fallback }: { only?: boolean | undefined; fallback: boolean },
  form: FormValue,
  old: unknown,
): boolean | undefined {
  if (only !== undefined) return form === only ? only : undefined;
  return form === fallback && old === undefined ? undefined : (form as boolean | undefined);
}

const readNumber = (text: string): number | string => (isNumber(text.trim()) ? Number(text) : text);

function readWindow({ when, opens, closes }: Record<string, string>, old: unknown): unknown {
  if (when === 'always') return 'always';
  const oldValue = isTree(old) ? old : {};
  return readObject(windowFields, { opens, closes }, oldValue);
}

const windowFields: NamedField[] = ['opens', 'closes'].map((name) => ({
  name,
  field: { kind: 'text' },
  isOptional: true,
}));

/** The old value of an entry is the one with the same form, else, if both lists are equally long, that at its place. */
function readList(
  form: readonly FormValue[],
  old: unknown,
  valueFrom: (entry: FormValue, old: unknown) => unknown,
  formOf: (entry: unknown) => FormValue,
): unknown[] | undefined {
  const before = Array.isArray(old) ? old : [];
  if (form.length === 0) return undefined;
  const oldForms = before.map(formOf);
  const oldAtPlace = form.length === before.length ? before : [];
  return form.map((entry, place) => {
    const same = oldForms.findIndex((oldForm) => isSameForm(oldForm, entry));
    return valueFrom(entry, same >= 0 ? before[same] : oldAtPlace[place]) ?? '';
  });
}

const formOfListEntry = (field: FormField, entry: unknown): FormValue =>
  (formOfValue({ kind: 'list', of: field }, [entry]) as FormValue[])[0];

function readEntry(field: FormField, form: FormValue, old: unknown): unknown {
  if (field.kind !== 'either') return valueOfForm(field, form, old);
  const { shape, ...rest } = form as Record<string, FormValue>;
  const option = field.options.find((one) => optionName('value', one) === shape) ?? (field.options[0] as EitherOption);
  const oldValue = old !== undefined && optionFor(field.options, old) === option ? old : undefined;
  return option.field.kind === 'object'
    ? readObject(option.field.fields, rest, oldValue)
    : readObject(entryFields(option), rest, { value: oldValue }).value;
}

function readTypedEntry(
  { typeKey, types }: Extract<FormField, { kind: 'typedList' }>,
  form: Record<string, FormValue>,
  old: unknown,
): unknown {
  const type = String(form[typeKey]);
  const oldValue = isTree(old) && old[typeKey] === type ? old : { ...(isTree(old) && { id: old.id }), [typeKey]: type };
  return readObject([...(types[type] ?? [])], form, oldValue);
}

/** Old keys keep their order, and keys that the form does not know keep their value. */
function readObject(fields: readonly NamedField[], form: FormValue, old: unknown): Record<string, unknown> {
  const values = isTree(form) ? form : {};
  const before = isTree(old) ? old : {};
  const result: Record<string, unknown> = { ...before };
  for (const { name, field, isOptional, isNullable } of fields) {
    const value =
      field.kind === 'either'
        ? readEither(name, field.options, values, before)
        : valueOfForm(field, values[name], before[name]);
    if (value !== undefined) result[name] = value;
    else if (isNullable) result[name] = null;
    else if (!isOptional && (before[name] !== undefined || field.kind === 'flag')) result[name] = emptyValue(field);
    else delete result[name];
  }
  return result;
}

/** The value of a required field that is empty in the form. */
function emptyValue(field: FormField): unknown {
  if (field.kind === 'flag') return field.fallback;
  if (field.kind === 'list' || field.kind === 'choices' || field.kind === 'typedList') return [];
  return field.kind === 'object' || field.kind === 'record' ? {} : '';
}

/** If several shapes are filled, uses the one that changed. */
function readEither(
  name: string,
  options: readonly EitherOption[],
  form: Record<string, FormValue>,
  before: Record<string, unknown>,
): unknown {
  const oldForm = formOfFields([{ name, field: { kind: 'either', options }, isOptional: true }], before);
  const filled = options.filter((option) => !isEmptyForm(form[optionName(name, option)]));
  const changed = filled.filter(
    (option) => !isSameForm(form[optionName(name, option)], oldForm[optionName(name, option)]),
  );
  const chosen = changed.at(-1) ?? filled[0];
  if (!chosen) return undefined;
  const isSameShape = before[name] !== undefined && optionFor(options, before[name]) === chosen;
  return valueOfForm(chosen.field, form[optionName(name, chosen)], isSameShape ? before[name] : undefined);
}

function readRecord(
  of: FormField,
  form: readonly Record<string, FormValue>[],
  old: unknown,
): Record<string, unknown> | undefined {
  const before = isTree(old) ? old : {};
  if (form.length === 0) return undefined;
  return Object.fromEntries(
    form.map(({ key, ...rest }) => {
      const name = String(key ?? '');
      const oldValue = Object.hasOwn(before, name) ? before[name] : undefined;
      return [
        name,
        isFlatRecord(of)
          ? readObject(recordFields(of), rest, oldValue)
          : readObject(recordFields(of), rest, { value: oldValue }).value,
      ];
    }),
  );
}
