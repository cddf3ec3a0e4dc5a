import { encodePicture } from './encode-picture.ts';
import type { EncodingReply, EncodingRequest } from './encoder-process.ts';

process.on('message', async ({ id, master, width, format }: EncodingRequest) => {
  const outcome = await encodePicture(master, width, format).then(
    (bytes) => ({ bytes }),
    (error: Error) => ({ error: error.message }),
  );
  const reply: EncodingReply = { id, rss: process.memoryUsage.rss(), ...outcome };
  process.send?.(reply);
});

// Ends with the server, even if that was killed.
process.on('disconnect', () => process.exit());
// A terminal sends Ctrl+C to this process too, but the server still finishes its responses.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
