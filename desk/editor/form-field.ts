/**
 * A field of the editor's form for a value of content; `form-of-value.ts` and `value-of-form.ts` convert between them.
 * Every leaf of a form is a text, a list of texts or a boolean, so that nothing typed is lost before validation.
 */
export type FormField =
  | { kind: 'text'; pattern?: Pattern | undefined; isLong?: boolean }
  /** A text with links, on one line: `I agree to the [Terms](page:terms-use).` */
  | { kind: 'linkedText' }
  | { kind: 'number' }
  | { kind: 'numberOrText' }
  /** A boolean. With `only`, no other value is ever written. */
  | { kind: 'flag'; only?: boolean | undefined; fallback: boolean }
  | { kind: 'choice'; options: readonly string[] }
  | { kind: 'choices'; options: readonly string[] }
  /** `always`, or a window. */
  | { kind: 'window' }
  | { kind: 'list'; of: FormField }
  /** A list; a single entry may be written without it. */
  | { kind: 'oneOrList'; of: FormField }
  | { kind: 'object'; fields: readonly NamedField[] }
  /** Values by free names; the form shows a list of entries with a `key`. */
  | { kind: 'record'; of: FormField }
  /** Sections of a page, each with the fields of its kind. */
  | { kind: 'typedList'; typeKey: string; types: Readonly<Record<string, readonly NamedField[]>> }
  /** One of several shapes; the form has a field for each, of which one is filled. */
  | { kind: 'either'; options: readonly EitherOption[] };

export interface Pattern {
  source: string;
  fix: string;
}

export interface NamedField {
  name: string;
  field: FormField;
  hint?: string | undefined;
  isOptional: boolean;
  /** True if it is written as `null` when it is empty. */
  isNullable?: boolean;
}

export interface EitherOption {
  /** Added to the name of the field; empty for the first option. */
  suffix: string;
  field: FormField;
}

export type FormValue = unknown;

export const optionName = (name: string, { suffix }: EitherOption): string =>
  suffix === '' ? name : `${name}_${suffix}`;

/** The fields of a record's entries beside their key: their own, or a `value`. */
export const recordFields = (of: FormField): readonly NamedField[] =>
  isFlatRecord(of) ? of.fields : [{ name: 'value', field: of, isOptional: false }];

export const isFlatRecord = (of: FormField): of is Extract<FormField, { kind: 'object' }> =>
  of.kind === 'object' && !of.fields.some(({ name }) => name === 'key');

export function isEmptyForm(form: FormValue): boolean {
  if (form === undefined || form === null || form === '') return true;
  if (typeof form !== 'object') return false;
  return Object.values(form).every(isEmptyForm);
}

/** Returns true if two forms are equal. Empty and missing values are the same, but lists must have equal length. */
export function isSameForm(one: FormValue, other: FormValue): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((entry, index) => isSameForm(entry, other[index]));
  if (isEmptyForm(one) || isEmptyForm(other))
    return isEmptyForm(one) && isEmptyForm(other) && listLength(one) === listLength(other);
  if (typeof one !== 'object' || typeof other !== 'object') return one === other;
  const [first, second] = [one as Record<string, FormValue>, other as Record<string, FormValue>];
  return [...new Set([...Object.keys(first), ...Object.keys(second)])].every((key) =>
    isSameForm(first[key], second[key]),
  );
}

const listLength = (form: FormValue): number => (Array.isArray(form) ? form.length : 0);
