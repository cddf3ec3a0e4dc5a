/** Splits arguments into leading names and everything from the first option on. */
export function splitNames(args) {
  const firstOption = args.findIndex((arg) => arg.startsWith('-'));
  const names = firstOption < 0 ? args : args.slice(0, firstOption);
  return { names, options: args.slice(names.length) };
}
