import {
  descriptionLength,
  type FieldError,
  nicknameLength,
  passwordLength,
  titleLength,
} from '#contract/account/field-rules.ts';
import type { MessageValues } from '../words/words.ts';
import type { Messages } from './messages-schema.ts';

/** The error texts of these fields, and what fills in their values. */
export interface FieldMessages<Field extends FieldError> {
  fields: Pick<Messages['fields'], Field>;
  format(message: string, values: MessageValues): string;
}

const values: Partial<Record<FieldError, MessageValues>> = {
  password: passwordLength,
  nickname: { most: nicknameLength },
  description: descriptionLength,
  title: { most: titleLength },
  note: { most: descriptionLength.most },
};

/** The error text of a form field, with how to fix it. */
export const fieldErrorText = <Field extends FieldError>(
  { fields, format }: FieldMessages<Field>,
  field: Field,
): string => format(fields[field], values[field] ?? {});
