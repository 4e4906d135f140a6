// Some browsers never answer in private mode, or when they run out of space.
const timeoutMs = 3000;

/** The answer of IndexedDB; rejects if it does not answer at all. */
export async function answerOfIndexedDb<A>(answer: Promise<A>): Promise<A> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('IndexedDB does not answer')), timeoutMs);
  });
  return Promise.race([answer, silence]).finally(() => clearTimeout(timer));
}
