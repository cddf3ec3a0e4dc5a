import * as z from 'zod';
import { editionCodes } from '#core/place/editions.ts';
import { type FieldName, fieldRules } from './field-rules.ts';

export const maxFieldLength = 4000;
export const field = (name: FieldName, example: string) =>
  z
    .string()
    .max(maxFieldLength)
    .refine(fieldRules[name])
    .meta({ examples: [example] });

export const email = field('email', 'name@example.com');
export const phone = field('phone', '13800138000');
export const code = field('code', '123456');
export const password = field('password', 'correct horse battery');
export const challengeId = z.string().min(1).max(100);
export const token = z.string().min(1).max(200);
export const device = z.string().max(1000).optional().meta({
  description: 'What the last session in this browser came with, so that strangers use up no limit of its owner.',
});
export const instant = z.int().meta({ description: 'Milliseconds since 1970 UTC.' });
export const edition = z.enum(editionCodes);
export const empty = z.object({});
/** Id of a row of the account, as another call answered it. */
export const rowId = z.string().min(1).max(64);
