import { commands } from './commands.mjs';
import { ensure } from './setup/requirements.mjs';

/** Runs a command with its arguments, or lists the commands. Needs Node 20 and nothing that is installed later. */
export function runCommand([name, ...args]) {
  const asksForHelp = name === undefined || name === 'help' || name === '--help';
  if (asksForHelp) console.log(listCommands());
  else if (!Object.hasOwn(commands, name)) {
    console.error(`kinetra: there is no command "${name}".\n\n${listCommands()}`);
    process.exitCode = 1;
  } else if (args.includes('--help')) console.log(describeCommand(name));
  else {
    const { needs, run } = commands[name];
    ensure(typeof needs === 'function' ? needs(args) : needs);
    run(args);
  }
}

/** The command line for npm: `start` and `test` need no `run`. */
function commandLine(name) {
  return ['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`;
}

function listCommands() {
  const width = Math.max(...Object.keys(commands).map((each) => commandLine(each).length));
  const lines = Object.entries(commands).map(([each, { help }]) => `  ${commandLine(each).padEnd(width)}  ${help}`);
  return [...lines, '', `  ${'npm run NAME -- --help'.padEnd(width)}  prints the usage of a command`].join('\n');
}

function describeCommand(name) {
  const { help, usage } = commands[name];
  return `${commandLine(name)}${usage === undefined ? '' : ` -- ${usage}`}\n${help}`;
}
