import type { SaveBasic } from '@portico/contract/applications.schemas';
import type { Entry, SentRequest } from './entry.ts';
import { type KeyCodec, wireIn } from './module-codecs.ts';
import { textOf, type WireValue } from './wire-value.ts';

type Saved = SaveBasic['output'];

interface LedgerStart {
  readonly tab: string;
  readonly wires: ReadonlyMap<string, KeyCodec>;
  readonly filed: Pick<Saved, 'revision' | 'form_version'> & { readonly save_field: Saved['changed']['save_field'] };
  /** Called for each entry that was added, changed or removed. */
  readonly onEntry: (key: string, entry: Entry | null) => void;
  /** Called for each request that starts or ends. */
  readonly onRequest: (request: SentRequest, isOver: boolean) => void;
}

/** What the server is known to have, what was written here since, and what is being sent. */
export interface Ledger {
  readonly entries: ReadonlyMap<string, Entry>;
  /** Unanswered requests, in the order in which they must be repeated. */
  readonly requests: readonly SentRequest[];
  readonly revision: () => number;
  readonly serverValue: (key: string) => WireValue;
  readonly isSame: (key: string, one: WireValue, other: WireValue) => boolean;
  /** Whether an unanswered request contains the key. */
  readonly isSent: (key: string) => boolean;
  readonly write: (key: string, value: WireValue, at: number) => void;
  /** Adds what an earlier page has left. */
  readonly adopt: (entries: readonly Entry[], requests: readonly SentRequest[]) => void;
  /** The other text, if there are two for one key. */
  readonly rivalOf: (key: string) => { readonly value: WireValue } | null;
  readonly resolve: (key: string, whose: 'mine' | 'theirs') => void;
  readonly send: (request: SentRequest) => void;
  /** Removes a request of which nothing was saved. */
  readonly drop: (id: string) => void;
  /** Returns the keys whose value on the server is not the one that was known before. */
  readonly take: (request: Omit<SentRequest, 'id'>, answer: Saved, id?: string) => ReadonlySet<string>;
}

export function createLedger({ tab, wires, filed, onEntry, onRequest }: LedgerStart): Ledger {
  const entries = new Map<string, Entry>();
  let requests: readonly SentRequest[] = [];
  let revision = filed.revision;
  const wireFrom = (saved: Saved['changed']['save_field'], key: string) =>
    wireIn(saved, key, (name) => wires.get(name)?.kind === 'field');
  const server = new Map([...wires.keys()].map((key) => [key, wireFrom(filed.save_field, key)]));

  const serverValue = (key: string) => server.get(key) ?? null;
  const isSame = (key: string, one: WireValue, other: WireValue) => {
    const text = wires.get(key)?.textOf ?? textOf;
    return text(one) === text(other);
  };
  const isSent = (key: string) => requests.some(({ values }) => Object.hasOwn(values, key));

  function set(entry: Entry): void {
    entries.set(entry.key, entry);
    onEntry(entry.key, entry);
  }
  function remove(key: string): void {
    if (entries.delete(key)) onEntry(key, null);
  }

  /** An entry that the server already has need not be kept. */
  function tidy(key: string): void {
    const entry = entries.get(key);
    if (entry === undefined || isSent(key)) return;
    const rivals = entry.rivals.filter(
      (rival) => !isSame(key, rival, entry.value) && !isSame(key, rival, serverValue(key)),
    );
    if (rivals.length === 0 && isSame(key, entry.value, serverValue(key))) remove(key);
    else if (rivals.length < entry.rivals.length) set({ ...entry, rivals });
  }

  function drop(id: string): void {
    const request = requests.find((one) => one.id === id);
    if (request === undefined) return;
    requests = requests.filter((one) => one !== request);
    onRequest(request, true);
  }

  return {
    entries,
    get requests() {
      return requests;
    },
    revision: () => revision,
    serverValue,
    isSame,
    isSent,
    write(key, value, at) {
      const fresh = { seen: serverValue(key), rivals: [], line: `${tab} ${at}` };
      const { seen, rivals, line } = entries.get(key) ?? fresh;
      set({ key, value, seen, rivals, line, at, formVersion: filed.form_version });
      tidy(key);
    },
    adopt(left, sent) {
      requests = [...requests, ...sent.filter(({ id }) => !requests.some((request) => request.id === id))];
      for (const entry of left) {
        const { key } = entry;
        const existing = entries.get(key);
        const first = existing ?? entry;
        // The value that the first text replaced is not its rival.
        const others = existing === undefined ? [] : [entry.value, ...entry.rivals];
        const rivals = others.filter((value) => !isSame(key, value, first.seen) && !isSame(key, value, first.value));
        set({ ...first, rivals: [...first.rivals, ...rivals] });
        tidy(key);
      }
    },
    rivalOf(key) {
      const entry = entries.get(key);
      // The form no longer has the field: the server keeps everything written for it as left over.
      if (entry === undefined || isSent(key) || !wires.has(key)) return null;
      const [rival] = entry.rivals;
      if (rival !== undefined) return { value: rival };
      return isSame(key, entry.seen, serverValue(key)) || isSame(key, entry.value, serverValue(key))
        ? null
        : { value: serverValue(key) };
    },
    resolve(key, whose) {
      const entry = entries.get(key);
      if (entry === undefined) return;
      const [rival, ...rivals] = entry.rivals;
      if (rival !== undefined) set({ ...entry, rivals, value: whose === 'mine' ? entry.value : rival });
      else if (whose === 'mine') set({ ...entry, seen: serverValue(key) });
      else remove(key);
      tidy(key);
    },
    send(request) {
      requests = [...requests, request];
      onRequest(request, false);
    },
    drop,
    take(request, answer, id) {
      if (id !== undefined) drop(id);
      // A repeated answer may be older than what is known by now.
      const isNews = answer.revision >= revision;
      const refused = new Set(answer.conflicts.keys);
      const written = Object.keys(request.values).filter((key) => !refused.has(key));
      for (const key of written) {
        const value = request.values[key] ?? null;
        const entry = entries.get(key);
        if (isNews) server.set(key, value);
        if (entry === undefined || entry.line !== request.lines[key]) continue;
        const [rival, ...rivals] = entry.rivals;
        if (!isSame(key, entry.value, value)) set({ ...entry, seen: value });
        else if (rival === undefined) remove(key);
        else set(wires.has(key) ? { ...entry, seen: value } : { ...entry, value: rival, rivals });
      }
      const elsewhere = [answer.conflicts, answer.changed].flatMap(({ keys, save_field }) =>
        keys.map((key) => [key, wireFrom(save_field, key)] as const),
      );
      if (isNews) for (const [key, value] of elsewhere) server.set(key, value);
      // Changes that the server carried to a newer form may have been altered, so they are fetched again.
      const isCarried = written.length > 0 && answer.form_version !== request.formVersion;
      if (isNews && !isCarried) revision = answer.revision;
      const touched = new Set([...written, ...elsewhere.map(([key]) => key)]);
      for (const key of touched) tidy(key);
      return touched;
    },
  };
}
