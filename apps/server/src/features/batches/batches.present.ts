import type { BatchTable, WireBatch, WirePlace } from '@portico/contract/batches.schemas';
import { epochSeconds } from '../../platform/clock.ts';
import type { BatchDocument, BatchInformation } from '../../platform/db/tables/tenant-tables.ts';
import type { Batch, listPlaces } from './batches.queries.ts';
import { batchStateOf } from '../../domain/periods.ts';

/** Spec 3: 2 marks the batch that was chosen. */
export const batchStates = { notChosen: 0, chosen: 2 } as const;

export function presentBatch(batch: Batch, now: Date): WireBatch {
  return {
    batchId: batch.id,
    batch_title: batch.title,
    start_time: epochSeconds(batch.starts_at),
    end_time: epochSeconds(batch.ends_at),
    state: batch.chosen_by === null ? batchStates.notChosen : batchStates.chosen,
    batch_state: batchStateOf(batch, now),
  };
}

type PlacesOfBatch = Awaited<ReturnType<typeof listPlaces>>[number];

export function presentPlaces({ id, title, places }: PlacesOfBatch): readonly WirePlace[] {
  return places.map((place) => ({ batchId: id, batch_title: title, ...place }));
}

interface AboutBatch {
  readonly id: string;
  readonly information: BatchInformation | null;
  readonly documents: readonly BatchDocument[];
}

export function presentTable(batch: AboutBatch | undefined): BatchTable['output'] {
  const { id: batchId = '', information: table = null, documents = [] } = batch ?? {};
  return {
    batchId,
    // Spec 3: the name of such a table is JSON text.
    name: table === null ? '' : JSON.stringify(table.name),
    table_title_list: [...(table?.titles ?? [])],
    table_value_list: (table?.rows ?? []).map((row) => [...row]),
    table_value_width: [...(table?.widths ?? [])],
    documents: [...documents],
  };
}
