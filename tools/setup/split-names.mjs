/** Splits what was typed after a command: names come first, and everything from the first option on is passed on. */
export function splitNames(args) {
  const firstOption = args.findIndex((arg) => arg.startsWith('-'));
  const names = firstOption < 0 ? args : args.slice(0, firstOption);
  return { names, options: args.slice(names.length) };
}
