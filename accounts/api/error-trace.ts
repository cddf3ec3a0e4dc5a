const maxFrames = 8;

/**
 * Returns the parts of an error that may be logged: name, code and stack frames. Its message may quote personal data.
 */
export function errorTrace(error: unknown): { name: string; code?: string | number; at: string[] } {
  if (!(error instanceof Error)) return { name: typeof error, at: [] };
  const { code } = error as { code?: unknown };
  const stack = error.stack ?? '';
  const frames = stack
    .slice(stack.indexOf(error.message) + error.message.length)
    .split('\n')
    .filter((line) => /^\s+at /.test(line));
  return {
    name: error.name,
    ...((typeof code === 'string' || typeof code === 'number') && { code }),
    at: frames.slice(0, maxFrames).map((line) => line.trim()),
  };
}
