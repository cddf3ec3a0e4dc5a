/** The reason why the server cannot start, and its remedy, for the person who starts it. */
export class StartError extends Error {
  override name = 'StartError';
}
