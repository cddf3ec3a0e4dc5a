/**
 * What a value of content looks like in the editor's form, and how both become each other (`form-of-value.ts`,
 * `value-of-form.ts`). In a form every leaf is a text, a list of texts or a boolean, so that what somebody types is
 * never lost before it is checked.
 */
export type FormField =
  /** A text. `links`: words in which some lead to pages, written `[Terms](page:terms-use)`. */
  | { kind: 'text'; pattern?: Pattern | undefined; isLong?: boolean; links?: 'list' | 'textOrList' | undefined }
  /** A number, or in `numberOrText` a number where it reads as one. */
  | { kind: 'number'; pattern: Pattern }
  | { kind: 'numberOrText' }
  /** A boolean. With `only`, just that one of its values is ever written. */
  | { kind: 'flag'; only?: boolean | undefined; fallback: boolean }
  | { kind: 'choice'; options: readonly string[] }
  | { kind: 'choices'; options: readonly string[] }
  /** `always`, or a window. */
  | { kind: 'window' }
  | { kind: 'list'; of: FormField }
  /** A list of which one entry may stand alone. */
  | { kind: 'oneOrList'; of: FormField }
  | { kind: 'object'; fields: readonly NamedField[] }
  /** Values by names that nothing prescribes: in the form a list of entries with a `key`. */
  | { kind: 'record'; of: FormField }
  /** Sections of a page, each with the fields of its kind. */
  | { kind: 'typedList'; typeKey: string; types: Readonly<Record<string, readonly NamedField[]>> }
  /** One of several shapes: in the form one field for each, of which one is filled. */
  | { kind: 'either'; options: readonly EitherOption[] }
  /** Whatever else: its YAML. */
  | { kind: 'yaml' };

export interface Pattern {
  source: string;
  /** How to mend what does not match. */
  mend: string;
}

export interface NamedField {
  name: string;
  field: FormField;
  hint?: string | undefined;
  /** May be left out. */
  isOptional: boolean;
  /** Stands as `null` where it is not filled. */
  isNullable?: boolean;
}

export interface EitherOption {
  /** Behind the field's own name; empty for the first. */
  suffix: string;
  field: FormField;
}

export type FormValue = unknown;

/** The name in a form of one of the shapes that a field may have. */
export const optionName = (name: string, { suffix }: EitherOption): string =>
  suffix === '' ? name : `${name}_${suffix}`;

/** What the entries of a record hold beside their key: their own fields, or a `value`. */
export function recordFields(of: FormField): readonly NamedField[] {
  const isFlat = of.kind === 'object' && !of.fields.some(({ name }) => name === 'key');
  return isFlat ? of.fields : [{ name: 'value', field: of, isOptional: false }];
}

export const isFlatRecord = (of: FormField): boolean =>
  of.kind === 'object' && !of.fields.some(({ name }) => name === 'key');

/** Whether a form says nothing there. */
export function isEmptyForm(form: FormValue): boolean {
  if (form === undefined || form === null || form === '') return true;
  if (typeof form !== 'object') return false;
  return Object.values(form).every(isEmptyForm);
}

/** Whether two forms say the same: what is empty and what is not there are one. Entries of lists count. */
export function isSameForm(one: FormValue, other: FormValue): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((entry, index) => isSameForm(entry, other[index]));
  if (isEmptyForm(one) || isEmptyForm(other))
    return isEmptyForm(one) && isEmptyForm(other) && lengthOf(one) === lengthOf(other);
  if (typeof one !== 'object' || typeof other !== 'object') return one === other;
  const [first, second] = [one as Record<string, FormValue>, other as Record<string, FormValue>];
  return [...new Set([...Object.keys(first), ...Object.keys(second)])].every((key) =>
    isSameForm(first[key], second[key]),
  );
}

const lengthOf = (form: FormValue): number => (Array.isArray(form) ? form.length : 0);
