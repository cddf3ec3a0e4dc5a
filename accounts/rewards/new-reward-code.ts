import { randomInt } from 'node:crypto';

/** Without characters that are confused when read aloud or typed. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

const randomBlock = (): string => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('');

/** A code for the shop, easy to read and to type: `KIN-7K2MX-9QDTB`. One of 590 trillion. */
export const newRewardCode = (): string => `KIN-${randomBlock()}-${randomBlock()}`;
