/** The recipient is refused for good: trying again would not help. Any other failure of a transport is tried again. */
export class RecipientRefused extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.name = 'RecipientRefused';
  }
}
