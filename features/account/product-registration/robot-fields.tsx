import type { Reply } from '#contract/account/calls.ts';
import { Field } from '#ui/form/field.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import type { BoundField } from '#ui/form/use-form.ts';

interface ProductFieldProps {
  field: BoundField;
  words: { label: string; placeholder: string };
  products: Reply<'productOptions'>['products'];
}

/** Selects the kind of robot. */
export const ProductField = ({ field, words, products }: ProductFieldProps) => (
  <SelectField field={field} {...words} options={products.map(({ id, name }) => ({ value: id, label: name }))} />
);

interface SerialFieldProps {
  field: BoundField;
  words: { label: string; hint: string };
  aside?: string;
}

/** The serial number printed under a robot. */
export const SerialField = ({ field, words, aside }: SerialFieldProps) => (
  <Field
    field={field}
    {...words}
    aside={aside}
    autoComplete="off"
    autoCapitalize="characters"
    spellCheck={false}
    maxLength={40}
  />
);
