/** A module that is being saved by this page, on screen or in the background. */
interface OpenSaving {
  readonly owner: string;
  readonly halt: () => void;
  /** Resolves when the journal has stored everything. */
  readonly settled: () => Promise<void>;
}

const open = new Map<string, OpenSaving>();

/** Registers the saving of a module; the returned function unregisters it. */
export function registerSaving(name: string, saving: OpenSaving): () => void {
  open.set(name, saving);
  return () => {
    if (open.get(name) === saving) open.delete(name);
  };
}

const opening = new Map<string, Promise<unknown>>();

/** Opens a module after any other saving of it in this page has ended, so that only one is open. */
export function openExclusively<A>(name: string, work: () => Promise<A>): Promise<A> {
  const turn = (opening.get(name) ?? Promise.resolve())
    .catch(() => undefined)
    .then(async () => {
      const before = open.get(name);
      before?.halt();
      await before?.settled();
      return work();
    });
  opening.set(name, turn);
  return turn;
}

/** Ends all saving for one person. */
export async function haltSavings(owner: string): Promise<void> {
  const theirs = [...open.values()].filter((saving) => saving.owner === owner);
  for (const saving of theirs) saving.halt();
  await Promise.all(theirs.map((saving) => saving.settled()));
}
