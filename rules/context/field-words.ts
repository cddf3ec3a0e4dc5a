import type { Messages } from '../schema/messages.ts';
import type { MessageValues } from '../words/words.ts';
import { formatMessage } from '../words/words.ts';
import type { FaultyField } from '../contract/account/field-rules.ts';
import { descriptionLength, nicknameLength, passwordLength } from '../contract/account/field-rules.ts';

const values: Partial<Record<FaultyField, MessageValues>> = {
  password: passwordLength,
  nickname: { most: nicknameLength },
  description: descriptionLength,
};

/** What is said of a field that is wrong, and how to mend it. */
export const fieldWords = (messages: Pick<Messages, 'fields'>, lang: string, field: FaultyField): string =>
  formatMessage(messages.fields[field], lang, values[field] ?? {});
