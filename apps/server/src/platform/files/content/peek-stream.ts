/** Reads the beginning of a stream before the rest; `whole` returns all of it. */
export async function peekStream(source: AsyncIterable<Uint8Array>, bytes: number): Promise<Beginning> {
  const chunks = source[Symbol.asyncIterator]();
  const taken: Uint8Array[] = [];
  let length = 0;
  let isAll = false;
  while (length < bytes && !isAll) {
    const next = await chunks.next();
    if (next.done === true) isAll = true;
    else {
      taken.push(next.value);
      length += next.value.length;
    }
  }
  const head = Buffer.concat(taken);
  return {
    head: head.subarray(0, bytes),
    async *whole() {
      try {
        if (head.length > 0) yield head;
        if (isAll) return;
        for (let next = await chunks.next(); next.done !== true; next = await chunks.next()) yield next.value;
      } finally {
        await chunks.return?.();
      }
    },
    leave: async () => void (await chunks.return?.()),
  };
}

interface Beginning {
  readonly head: Buffer;
  readonly whole: () => AsyncIterable<Uint8Array>;
  /** Closes a stream whose rest will not be read. */
  readonly leave: () => Promise<void>;
}
