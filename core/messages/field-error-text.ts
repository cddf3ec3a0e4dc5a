import type { FieldError } from '#contract/account/field-rules.ts';
import { descriptionLength, nicknameLength, passwordLength, titleLength } from '#contract/account/field-rules.ts';
import type { MessageValues } from '../words/words.ts';
import { formatMessage } from '../words/words.ts';
import type { Messages } from './messages-schema.ts';

const values: Partial<Record<FieldError, MessageValues>> = {
  password: passwordLength,
  nickname: { most: nicknameLength },
  description: descriptionLength,
  title: { most: titleLength },
  note: { most: descriptionLength.most },
};

/** The error text of a form field, with how to fix it. */
export const fieldErrorText = (messages: Pick<Messages, 'fields'>, lang: string, field: FieldError): string =>
  formatMessage(messages.fields[field], lang, values[field] ?? {});
