import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Bytes parsed at once, at most some twenty requests. Node itself parses all that it read, up to 64 KB, and creates
 * the objects of up to 3,000 requests, before it looks at another connection.
 */
const sliceBytes = 512;

/**
 * Handles the requests of each connection one at a time, and parses further ones only when none is waiting. So a client
 * that pipelines thousands of requests costs no more than one that sends them in turn, and nothing once it is gone or
 * no longer reads. The reverse proxy of `deploy/` does not pipeline, but visitors may reach a node directly. Takes the
 * place of the listener that Node adds to each connection for received data.
 */
export function limitPipelining(server: Server, handle: RequestListener): void {
  const connections = new WeakMap<Socket, Connection>();
  server.on('connection', (socket) => connections.set(socket, new Connection(socket, handle)));
  server.on('request', (request, response) => connections.get(request.socket)?.add(request, response));
}

class Connection {
  readonly #socket: Socket;
  readonly #handle: RequestListener;
  readonly #parse: (bytes: NonSharedBuffer) => void;
  #waiting: [IncomingMessage, ServerResponse][] = [];
  #unparsed: NonSharedBuffer | undefined;
  #isHandling = false;
  /** True if the socket is paused by this class. Node pauses and resumes it too, when responses are not read. */
  #hasPaused = false;

  constructor(socket: Socket, handle: RequestListener) {
    this.#socket = socket;
    this.#handle = handle;
    const listeners = socket.listeners('data');
    this.#parse = (bytes) => {
      for (const listener of listeners) listener.call(socket, bytes);
    };
    socket.removeAllListeners('data');
    socket.on('data', (bytes: NonSharedBuffer) => {
      this.#unparsed = this.#unparsed ? Buffer.concat([this.#unparsed, bytes]) : bytes;
      this.#parseMore();
    });
    socket.on('resume', () => this.#parseMore());
  }

  add(request: IncomingMessage, response: ServerResponse): void {
    this.#waiting.push([request, response]);
    if (!this.#isHandling) this.#handleNext();
  }

  #handleNext(): void {
    const next = this.#waiting.shift();
    if (!next || this.#socket.destroyed) return;
    const [request, response] = next;
    this.#isHandling = true;
    // Other connections get their turn before the next request of this one.
    response.once('close', () => {
      if (this.#waiting.length > 0 || this.#unparsed) setImmediate(() => this.#continue());
      else this.#isHandling = false;
    });
    this.#handle(request, response);
  }

  #continue(): void {
    this.#isHandling = false;
    this.#handleNext();
    if (this.#hasPaused && this.#waiting.length === 0) {
      this.#hasPaused = false;
      this.#socket.resume();
    }
    this.#parseMore();
  }

  #parseMore(): void {
    const socket = this.#socket;
    while (this.#unparsed && this.#waiting.length === 0 && !socket.isPaused() && !socket.destroyed) {
      const bytes = this.#unparsed;
      this.#unparsed = bytes.length > sliceBytes ? bytes.subarray(sliceBytes) : undefined;
      this.#parse(bytes.subarray(0, sliceBytes));
    }
    if (this.#unparsed && !socket.isPaused()) {
      this.#hasPaused = true;
      socket.pause();
    }
  }
}
