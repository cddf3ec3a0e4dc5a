/* Entry point of every `npm run NAME -- …`. An old Node runs this file, too, and loads no other, which might fail. */
const oldestMajor = 20;

if (Number.parseInt(process.versions.node, 10) < oldestMajor) {
  console.error(
    `kinetra: this is Node ${process.versions.node}; Node ${oldestMajor} or later is needed. ` +
      'Install one: npm install --global node@24, or from https://nodejs.org. Then open a new shell.',
  );
  process.exitCode = 1;
} else {
  const { runCommand } = await import('./run-command.mjs');
  runCommand(process.argv.slice(2));
}
