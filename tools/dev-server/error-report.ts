import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { ErrorPayload } from 'vite';
import type { ContentIssue } from '#server/content/content-error.ts';
import type { TypeFault } from './type-check.ts';

/** An error as Vite's overlay shows it: what is wrong, where, the lines around it, and how it came about. */
export type ErrorReport = ErrorPayload['err'];

interface Position {
  file: string;
  line: number;
  column: number;
}

const maxListed = 5;
const linesAround = 3;

/** Describes anything that was thrown: by Vite, by our code, or by the checks of content and types. */
export function reportError(error: unknown, root: string): ErrorReport {
  const { name = 'Error', message = String(error), stack = '', ...details } = (error ?? {}) as ThrownError;
  const { issues, typeFaults, errors = [] } = details;
  if (issues?.[0]) return reportFaults(issues.map((issue) => faultOfIssue(issue, root)));
  if (typeFaults?.[0]) return reportFaults(typeFaults.map((fault) => ({ ...fault, file: join(root, fault.file) })));
  const syntaxError = [details, ...errors].find(({ loc, id }) => loc && id);
  if (syntaxError) return reportSyntaxError({ message, ...syntaxError });
  const missing = importOfNothing(message);
  if (missing) return missing;
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return locate(
    { message: ['Error', 'StartError'].includes(name) ? message : `${name}: ${message}`, stack: frames.join('\n') },
    frames.map((line) => positionOf(line, root)).find((position) => position !== undefined),
  );
}

/** The properties that an error may have, whichever copy of its class it is of. */
interface ThrownError {
  name?: string;
  message?: string;
  stack?: string;
  issues?: readonly ContentIssue[];
  typeFaults?: readonly TypeFault[];
  id?: string;
  loc?: { file?: string; line: number; column: number };
  plugin?: string;
  /** The errors of which this one is the sum. */
  errors?: readonly ThrownError[];
}

/** Lists some faults with their positions, and shows the first one. */
function reportFaults(faults: readonly (Position & { message: string })[]): ErrorReport {
  const listed = faults
    .slice(0, maxListed)
    .map(({ file, line, column, message }) => (faults.length > 1 ? `${file}:${line}:${column}\n${message}` : message));
  const rest = faults.length > maxListed ? [`… and ${faults.length - maxListed} more: npm run check`] : [];
  return locate({ message: [...listed, ...rest].join('\n\n'), stack: '' }, faults[0]);
}

/** The position of an issue is the first sign of its line. */
function faultOfIssue({ file: name, line = 1, path, actual, fix }: ContentIssue, root: string) {
  const file = join(root, name);
  const indent = /^[ -]*/.exec(readText(file).split('\n')[line - 1] ?? '')?.[0].length ?? 0;
  return { file, line, column: indent + 1, message: `${path && `${path}: `}${actual}. ${fix}` };
}

/** Without the drawing of the lines around the error, which messages of Vite contain and the overlay draws itself. */
function reportSyntaxError({ message = '', id = '', loc }: ThrownError): ErrorReport {
  const [file = ''] = (loc?.file ?? id).split('?');
  const text = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => !/^\s*(\d+\s*)?[│╭╰]|^\s*─+╯/.test(line))
    .join('\n')
    .replaceAll(`${file}:`, '')
    .replace('[PARSE_ERROR]', 'syntax error:')
    .trim();
  return locate({ message: text, stack: '' }, loc && { file, line: loc.line, column: loc.column + 1 });
}

const locate = (report: ErrorReport, position: Position | undefined): ErrorReport =>
  position ? { ...report, id: position.file, loc: position, frame: frameAt(position) } : report;

/** The lines around a position, in the form that Vite's overlay expects. */
function frameAt({ file, line, column }: Position): string {
  const text = readText(file);
  if (text === '') return '';
  const lines = text.split('\n');
  const first = Math.max(1, line - linesAround);
  const width = String(line + linesAround).length;
  return lines
    .slice(first - 1, line + linesAround)
    .flatMap((source, index) => {
      const numbered = `${String(first + index).padEnd(width)} | ${source}\n`;
      const mark = `${' '.repeat(width)} | ${' '.repeat(Math.max(0, column - 1))}^\n`;
      return first + index === line ? [numbered, mark] : [numbered];
    })
    .join('');
}

/** The position in a line of a stack, if it is in a source of the project. */
function positionOf(line: string, root: string): Position | undefined {
  const [, path, row, column] = /\(?(?:file:\/\/)?([^\s()]+?):(\d+):(\d+)\)?$/.exec(line) ?? [];
  if (!path?.startsWith(`${root}/`) || path.includes('/node_modules/')) return undefined;
  return { file: path.split('?')[0] as string, line: Number(row), column: Number(column) };
}

/** For Vite's message about an import that it cannot resolve, which names only the file. */
function importOfNothing(message: string): ErrorReport | undefined {
  const [, specifier = '', file = ''] =
    /Failed to load url (\S+) .* in (\S+)\. Does the file exist/.exec(message) ?? [];
  if (file === '') return undefined;
  const lines = readText(file).split('\n');
  const index = lines.findIndex((line) => line.includes(specifier));
  return locate(
    { message: `there is no ${specifier}. Correct the path of this import, or add the file.`, stack: '' },
    { file, line: Math.max(0, index) + 1, column: Math.max(0, lines[index]?.indexOf(specifier) ?? 0) + 1 },
  );
}

const readText = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');
