/** A sound as a WAV file of 16 bits. */
export function wav(channels: readonly Float32Array[], sampleRate: number): Buffer {
  const frames = channels[0]?.length ?? 0;
  const bytesPerFrame = 2 * channels.length;
  const file = Buffer.alloc(44 + frames * bytesPerFrame);
  file.write('RIFF', 0);
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(channels.length, 22);
  file.writeUInt32LE(sampleRate, 24);
  file.writeUInt32LE(sampleRate * bytesPerFrame, 28);
  file.writeUInt16LE(bytesPerFrame, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(frames * bytesPerFrame, 40);
  for (const [channel, samples] of channels.entries())
    for (const [i, sample] of samples.entries())
      file.writeInt16LE(Math.round(32767 * Math.min(1, Math.max(-1, sample))), 44 + i * bytesPerFrame + 2 * channel);
  return file;
}
