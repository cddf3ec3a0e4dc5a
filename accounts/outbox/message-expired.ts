/** What the message says holds no longer: it is not sent any more. */
export class MessageExpired extends Error {
  constructor() {
    super('expired');
    this.name = 'MessageExpired';
  }
}
