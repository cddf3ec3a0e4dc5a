import { randomInt } from 'node:crypto';

/** No letters and digits that are taken for one another when read aloud or typed. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

const randomBlock = (): string => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');

/** A number that people can say on the phone: `R-7K2M-9QXD`. One of 656 billion. */
export const newRequestId = (): string => `R-${randomBlock()}-${randomBlock()}`;
