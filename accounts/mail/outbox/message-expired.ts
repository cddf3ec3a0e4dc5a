/** The message is outdated, such as a code that has expired, and is not sent. */
export class MessageExpired extends Error {
  constructor() {
    super('expired');
    this.name = 'MessageExpired';
  }
}
