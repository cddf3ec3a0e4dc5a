/** Time in ms for making and sending a whole reply, so that nobody who reads slowly keeps others waiting. */
const replyTimeout = 60_000;

/** A reply that may be large: its JSON is made only as fast as it is read. */
export class StreamedReply {
  readonly #json: AsyncIterator<string>;
  readonly #end: () => void;
  readonly #timer: NodeJS.Timeout;
  #controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  #isOver = false;

  /** `end` is called once: when everything was sent, or nothing more will be. */
  constructor(json: AsyncIterator<string>, end: () => void, timeout = replyTimeout) {
    this.#json = json;
    this.#end = end;
    this.#timer = setTimeout(() => this.#breakOff(), timeout);
  }

  /**
   * The bytes of the JSON, with a text before and after it. If the JSON cannot be made, `reportError` learns why and
   * the stream breaks off.
   */
  open(before: string, after: string, reportError: (error: unknown) => void): ReadableStream<Uint8Array> {
    const encoder = new TextEncoder();
    return new ReadableStream<Uint8Array>({
      start: (controller) => {
        this.#controller = controller;
        controller.enqueue(encoder.encode(before));
        if (this.#isOver) this.#breakOff();
      },
      pull: async (controller) => {
        try {
          const { done = false, value } = await this.#json.next();
          if (this.#isOver) return;
          controller.enqueue(encoder.encode(done ? after : value));
          if (!done) return;
          this.#finish();
          controller.close();
        } catch (error) {
          reportError(error);
          this.#breakOff();
        }
      },
      cancel: () => this.#finish(),
    });
  }

  #finish(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    clearTimeout(this.#timer);
    this.#end();
  }

  /** The server prints the error of a stream, so it must not quote the store. */
  #breakOff(): void {
    this.#finish();
    this.#controller?.error(new Error('a reply broke off'));
  }
}
