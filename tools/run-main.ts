/** Runs the main function of a command. An error is printed in one line and sets exit status 1. */
export async function runMain(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(`kinetra: ${(error as Error).message}`);
    process.exitCode = 1;
  }
}
