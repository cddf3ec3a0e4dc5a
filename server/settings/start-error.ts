/** Why the server cannot start and how to fix it, for the person who starts it. */
export class StartError extends Error {
  override name = 'StartError';
}
