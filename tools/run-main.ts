/** Runs what a command does. An error ends it as one line that says the reason, with exit status 1. */
export async function runMain(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(`kinetra: ${(error as Error).message}`);
    process.exitCode = 1;
  }
}
