import sharp, { type Sharp } from 'sharp';
import type { MediaFormat } from '#core/media/media-address.ts';
import type { EncodingReply, EncodingRequest } from './encoder-process.ts';

/** AVIF effort 2 gives files within 6 % of effort 4 in a sixth of the time, and a visitor may be waiting. */
const encoders: Record<MediaFormat, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 45, effort: 2 }),
  webp: (image) => image.webp({ quality: 80, alphaQuality: 90 }),
  jpg: (image) => image.jpeg({ quality: 80, mozjpeg: true }),
  png: (image) => image.png({ palette: true, quality: 85 }),
};

sharp.concurrency(1);
sharp.cache(false);

process.on('message', async ({ id, master, width, format }: EncodingRequest) => {
  const outcome = await encoders[format](sharp(master).resize({ width }))
    .toBuffer()
    .then(
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
