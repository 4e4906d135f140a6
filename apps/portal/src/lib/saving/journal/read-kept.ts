import type { RowDraft } from '@portico/form-engine/session/form-session';
import { type Entry, readEntry, readRequest, type SentRequest } from '../merging/entry.ts';
import { readDraft } from '../merging/kept-draft.ts';
import type { KeyCodec } from '../merging/module-codecs.ts';
import type { JournalRecord } from './stores/journal-store.ts';
import type { Records } from './records.ts';

/** What earlier pages of one person have left for a module. */
export interface StoredModule {
  /** Newest first: the others for the same key are its rivals. */
  readonly entries: readonly Entry[];
  readonly requests: readonly SentRequest[];
  readonly drafts: readonly RowDraft[];
}

/** Reads adopted records, and registers which record belongs to which key. */
export function readKept(
  adopted: readonly JournalRecord[],
  records: Records,
  wires: ReadonlyMap<string, KeyCodec>,
): StoredModule {
  const of = (one: JournalRecord['kind']) => adopted.filter(({ kind }) => kind === one);
  const entries = of('entry').flatMap(({ id, text }) => {
    const entry = readEntry(text);
    return entry === null ? [] : [{ id, entry }];
  });
  entries.sort((one, other) => other.entry.at - one.entry.at);
  for (const { id, entry } of entries) records.note(entry.key, id);
  return {
    entries: entries.map(({ entry }) => entry),
    requests: of('request').flatMap(({ text }) => readRequest(text) ?? []),
    drafts: of('draft').flatMap(({ text }) => readDraft(text, wires) ?? []),
  };
}
