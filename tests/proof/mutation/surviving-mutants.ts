/** Why the tests do not notice a mutant, by its id. */
export const reasons: Record<string, string> = {};
