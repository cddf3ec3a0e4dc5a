import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** A command line that a document prints for its reader. */
export interface PrintedCommand {
  /** Path of the document in the project. */
  file: string;
  /** The line without its comment: `PREVIEW_TOKEN=some-long-token npm start`. */
  line: string;
  /** The output of the line according to the document, if that is the next block. */
  output: string | undefined;
}

const programs = 'npm|npx|node|git|curl|openssl|rm|cp|cd|install|umask|systemctl|journalctl|useradd|certbot|nginx';
const commandLine = new RegExp(`^([A-Z_]+=\\S* )*(${programs}|docker|kubectl|for|pg_\\w+|psql|createdb) \\S`);
const inlineCommand = /`((?:[A-Z_]+=\S+ )*(?:npm|npx|git|curl) [^`\n]+)`/g;

/** Every command line in the documents of the project, in blocks and in sentences. */
export function printedCommands(): PrintedCommand[] {
  const files = globSync('{*.md,!(node_modules|build)/**/*.md}', { cwd: root }).filter(
    (file) => !/node_modules|^docs\/decisions\/|^bench\/results\//.test(file),
  );
  return files.sort().flatMap((file) => commandsIn(file, readFileSync(join(root, file), 'utf8')));
}

function commandsIn(file: string, text: string): PrintedCommand[] {
  const blocks = [...text.matchAll(/^( *)```(\w*)\n(.*?)^ *```$/gms)].map(([, indent = '', language, body = '']) => ({
    isShell: language === '' || language === 'sh',
    lines: body
      .replaceAll(new RegExp(`^${indent}`, 'gm'), '')
      .trimEnd()
      .split('\n'),
  }));
  const inBlocks = blocks.flatMap(({ isShell, lines }, index) => {
    const commands = isShell ? lines.filter((line) => commandLine.test(line)) : [];
    const next = blocks[index + 1];
    const nextIsOutput = next?.isShell === true && !next.lines.some((line) => commandLine.test(line));
    const output = nextIsOutput && commands.length === 1 ? next.lines.join('\n') : undefined;
    return commands.map((line) => ({ file, line: line.replace(/\s+#.*$/, ''), output }));
  });
  const sentences = text.replaceAll(/^ *```.*?^ *```$/gms, '');
  const inSentences = [...sentences.matchAll(inlineCommand)].map(([, line = '']) => ({
    file,
    line,
    output: undefined,
  }));
  return [...inBlocks, ...inSentences];
}
