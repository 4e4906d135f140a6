import type { RowDraft } from '@portico/form-engine/session/form-session';
import { isRecord, type WireValue } from './wire-value.ts';
import type { KeyCodec } from './module-codecs.ts';

type Wires = ReadonlyMap<string, KeyCodec>;

/** An unfinished row as the journal stores it; null if there is nothing to store. */
export function writeDraft({ group, place, before, row }: RowDraft, wires: Wires): string | null {
  const wire = wires.get(group);
  if (wire === undefined || row === null) return null;
  const rows = { before: before && wire.ofRows([before]), row: wire.ofRows([row]) };
  return JSON.stringify({ group, place, ...rows });
}

/** Null if it has another shape, or if the form no longer has the group. */
export function readDraft(text: string, wires: Wires): RowDraft | null {
  const stored: unknown = JSON.parse(text);
  if (!isRecord(stored)) return null;
  const { group, place, before, row } = stored;
  if (typeof group !== 'string' || typeof place !== 'number') return null;
  const rowIn = (value: WireValue | undefined) => wires.get(group)?.rowsOf(value ?? null)?.[0] ?? null;
  const written = rowIn(row);
  if (written === null || Object.keys(written).length === 0) return null;
  return { group, place, before: rowIn(before), row: written };
}
