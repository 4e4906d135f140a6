/** A problem that the person has to solve; the message is one line that says what to do. */
export class Refusal extends Error {}

/** Runs a script's work; a Refusal becomes one line and exit code 1. */
export async function runScript(work) {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error);
    process.exitCode = 1;
  }
}
