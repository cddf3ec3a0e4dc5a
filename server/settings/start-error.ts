/** Why the server cannot start, in words for the person who starts it: what is wrong and how to mend it. */
export class StartError extends Error {
  override name = 'StartError';
}
