import {
  descriptionLength,
  type FieldError,
  nicknameLength,
  passwordLength,
  titleLength,
} from '#contract/account/field-rules.ts';
import type { MessageValues } from '../words/words.ts';
import type { Messages } from './messages-schema.ts';

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

export const fieldErrorText = <Field extends FieldError>(
  { fields, format }: FieldMessages<Field>,
  field: Field,
): string => format(fields[field], values[field] ?? {});
