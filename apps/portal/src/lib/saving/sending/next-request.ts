import type { Entry, SentRequest } from '../merging/entry.ts';

// The server accepts a million characters, but proxies may accept less.
const mostCharacters = 400_000;

interface Choice {
  readonly entries: readonly Entry[];
  /** Keys that are sent one by one, since a save with several of them was refused. */
  readonly suspects: ReadonlySet<string>;
  readonly revision: number;
  readonly newId: () => string;
}

/** The next save: entries for one version of the form, oldest version first; null if there are none. */
export function nextRequest({ entries, suspects, revision, newId }: Choice): SentRequest | null {
  const [first] = entries;
  if (first === undefined) return null;
  const suspect = entries.find(({ key }) => suspects.has(key));
  const { formVersion } = suspect ?? first;
  const chosen = suspect ? [suspect] : fitting(entries.filter((entry) => entry.formVersion === formVersion));
  const values = Object.fromEntries(chosen.map(({ key, value }) => [key, value]));
  const lines = Object.fromEntries(chosen.map(({ key, line }) => [key, line]));
  return { id: newId(), revision, formVersion, values, lines };
}

function fitting(entries: readonly Entry[]): readonly Entry[] {
  let length = 0;
  const end = entries.findIndex(({ value }) => {
    const before = length;
    length += JSON.stringify(value).length;
    return before > 0 && length > mostCharacters;
  });
  return end === -1 ? entries : entries.slice(0, end);
}
