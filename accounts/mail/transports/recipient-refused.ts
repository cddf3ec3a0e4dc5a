/** The recipient was rejected permanently. Any other transport error is retried. */
export class RecipientRefused extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.name = 'RecipientRefused';
  }
}
