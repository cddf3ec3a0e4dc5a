import { createHash } from 'node:crypto';
import { parseSync } from 'vite';

/** One small change of a source that a test should notice. */
export interface Mutant {
  /** Stays the same while the line and its place among equal lines do. */
  id: string;
  file: string;
  /** Number of the line, from 1. */
  line: number;
  /** The changed line without its indentation, before and after. */
  before: string;
  after: string;
  /** The whole source after the change. */
  source: string;
}

interface Change {
  start: number;
  end: number;
  text: string;
}

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

const operators: Record<string, string> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
};
const methods: Record<string, string> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  find: 'findLast',
  findLast: 'find',
  toSorted: 'slice',
};
/** Calls that only write to the log. */
const logCalls = /^(await )?[\w.#]*\blog\b/;
const oneLine = (text: string) => text.trim().replace(/\s+/g, ' ');
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** All mutants of a TypeScript source. */
export function mutantsOf(file: string, source: string): Mutant[] {
  const { program } = parseSync(file, source);
  const seen = new Map<string, number>();
  return changesIn(program as unknown as Node, source).map(({ start, end, text }) => {
    const lineStart = source.lastIndexOf('\n', start - 1) + 1;
    const lineEnd = `${source}\n`.indexOf('\n', end);
    const before = oneLine(source.slice(lineStart, lineEnd));
    const after = oneLine(source.slice(lineStart, start) + text + source.slice(end, lineEnd));
    const name = [file, before, after].join('\n');
    const place = seen.get(name) ?? 0;
    seen.set(name, place + 1);
    return {
      id: createHash('sha256').update(`${name}\n${place}`).digest('hex').slice(0, 12),
      file,
      line: source.slice(0, start).split('\n').length,
      before,
      after,
      source: source.slice(0, start) + text + source.slice(end),
    };
  });
}

function changesIn(node: Node, source: string): Change[] {
  if (/^TS(?!(As|Satisfies|NonNull)Expression)/.test(node.type) || node.type === 'ImportDeclaration') return [];
  const children = Object.values(node)
    .flat()
    .filter(isNode)
    .flatMap((child) => changesIn(child, source));
  return [...changesOf(node, source), ...children];
}

function changesOf(node: Node, source: string): Change[] {
  const textOf = ({ start, end }: Node) => source.slice(start, end);
  const replace = ({ start, end }: Node, text: string): Change[] => [{ start, end, text }];
  const { left, right, test, argument, expression, property, operator, value } = node as Record<string, unknown>;
  switch (node.type) {
    case 'BinaryExpression': {
      const other = operators[operator as string];
      const isText = /['"`]/.test(textOf(left as Node) + textOf(right as Node));
      return other && !(isText && /[+-]/.test(other)) ? betweenOperands(node, other, source) : [];
    }
    case 'LogicalExpression':
      if (operator === '??') return replace(node, textOf(left as Node));
      return betweenOperands(node, operator === '&&' ? '||' : '&&', source);
    case 'IfStatement':
      return [...replace(test as Node, 'true'), ...replace(test as Node, 'false')];
    case 'ConditionalExpression':
      return replace(test as Node, `!(${textOf(test as Node)})`);
    case 'UnaryExpression':
      return operator === '!' ? replace(node, `(${textOf(argument as Node)})`) : [];
    case 'ExpressionStatement': {
      const call = expression as Node;
      const isCall = /^(Call|Await)Expression$/.test(call.type);
      return isCall && !logCalls.test(textOf(call)) && !textOf(call).startsWith('super') ? replace(node, ';') : [];
    }
    case 'ReturnStatement':
      return isNode(argument) && argument.type === 'ArrayExpression' && textOf(argument) !== '[]'
        ? replace(argument, '[]')
        : [];
    case 'MemberExpression': {
      const other = isNode(property) && property.type === 'Identifier' && methods[textOf(property)];
      return other ? replace(property as Node, other) : [];
    }
    case 'Literal':
      if (typeof value === 'boolean') return replace(node, String(!value));
      // Larger numbers are sizes and codes, which a test could only repeat.
      return typeof value === 'number' && value <= 2 ? replace(node, String(value + 1)) : [];
    default:
      return [];
  }
}

function betweenOperands({ left, right }: Node, operator: string, source: string): Change[] {
  const [from, to] = [(left as Node).end, (right as Node).start];
  const found = /[<>=!+\-*/&|]+/.exec(source.slice(from, to));
  if (!found) return [];
  const start = from + found.index;
  return [{ start, end: start + found[0].length, text: operator }];
}
