import { styleText } from 'node:util';
import { createLogger, type Logger } from 'vite';
import { type ErrorReport, reportError } from './error-report.ts';

/** Requests of these kinds are printed only if they fail: a page loads dozens. So are the editor's calls. */
const quietKinds = ['file', 'media'];

interface LogRecord extends Record<string, unknown> {
  level: 'info' | 'warn' | 'error';
  msg: string;
}

/** One line of the log as people read it, or several for an error; undefined if it is not worth one. */
export function readableLine(json: string, root: string): string | undefined {
  const { level, time: _time, id: _id, msg, err, ...rest } = JSON.parse(json) as LogRecord;
  if (msg === 'request') return requestLine(rest as unknown as RequestRecord);
  const { type, ...error } = (err ?? {}) as { type?: string };
  if (err !== undefined) {
    const where = rest.path === undefined ? msg : `${msg}: ${rest.path}`;
    return `${where}\n${reportLines(reportError({ ...error, name: type }, root), root)}`;
  }
  const details = Object.entries(rest).map(([key, value]) => `${key}=${JSON.stringify(value)}`);
  return [colour(level)(msg), ...details].join('  ');
}

interface RequestRecord {
  method: string;
  path: string;
  status: number;
  ms: number;
  kind: string;
}

function requestLine({ method, path, status, ms, kind }: RequestRecord): string | undefined {
  if (status < 400 && (quietKinds.includes(kind) || path === '/admin/api')) return undefined;
  const level = status < 400 ? 'info' : status < 500 ? 'warn' : 'error';
  return `${method} ${path} ${colour(level)(String(status))} ${Math.round(ms)} ms`;
}

/** The lines of an error: its position, message, lines around it and stack, with paths below `root`. */
export function reportLines({ message, loc, frame = '', stack }: ErrorReport, root: string): string {
  const position = loc ? `${loc.file}:${loc.line}:${loc.column}` : '';
  const frames = stack.split('\n').filter((line) => line.includes(root) && !line.includes('node_modules'));
  return [styleText('cyan', position), styleText('red', message), frame.trimEnd(), ...frames.slice(1)]
    .filter((part) => part.trim() !== '')
    .map((part) => part.replaceAll(`${root}/`, '').replaceAll(/^/gm, '  '))
    .join('\n');
}

const colours = { info: 'green', warn: 'yellow', error: 'red' } as const;
const colour = (level: LogRecord['level']) => (text: string) => styleText(colours[level], text);

export const print = (text: string): void => console.log(text);

/** Prints the warnings of Vite, and errors of modules that a browser asked for, in our form. */
export function createViteLogger(root: string): Logger {
  const logger = createLogger('warn');
  return {
    ...logger,
    error: (message, options) =>
      options?.error ? print(reportLines(reportError(options.error, root), root)) : logger.error(message, options),
  };
}
