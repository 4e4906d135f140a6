import type { RowDraft } from '@portico/form-engine/session/form-session';
import { isRecord, type WireValue } from './wire-value.ts';
import type { KeyCodec } from './module-codecs.ts';

type Wires = ReadonlyMap<string, KeyCodec>;

/** A row that was being written, as the journal keeps it; null where there is nothing to keep. */
export function writeDraft({ group, place, before, row }: RowDraft, wires: Wires): string | null {
  const wire = wires.get(group);
  if (wire === undefined || row === null) return null;
  const rows = { before: before && wire.ofRows([before]), row: wire.ofRows([row]) };
  return JSON.stringify({ group, place, ...rows });
}

/** Null where it is of another shape, or the form has no such group any more. */
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
