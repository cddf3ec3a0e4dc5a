import { randomInt } from 'node:crypto';

/** Without characters that are confused when read aloud or typed. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

const randomBlock = (): string => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');

/** Easy to say on the phone: `R-7K2M-9QXD`. 656 billion possible values. */
export const newRequestId = (): string => `R-${randomBlock()}-${randomBlock()}`;
