import type { LookDraft, LookEditions } from '@portico/contract/look.schemas';
import { fieldsBetween } from '@portico/contract/look-fields';
import type { Look } from '@portico/contract/look.schemas';
import { draftOn } from './draft-on.ts';
import type { DraftRow, listEditions } from './look.queries.ts';

/** The draft of a project; one that nobody has changed yet is what is live. */
export function presentDraft(row: DraftRow | undefined, live: Look): LookDraft {
  const { revision = '0', changes = {}, changed_at: at = null, changed_name: by = '' } = row ?? {};
  return {
    revision: Number(revision),
    look: draftOn(live, changes),
    live,
    changed: at === null ? null : { at: at.toISOString(), by },
  };
}

type EditionRow = Awaited<ReturnType<typeof listEditions>>[number];

export function presentEdition(row: EditionRow, live: Look): LookEditions['output']['list'][number] {
  return {
    number: row.number,
    at: row.published_at.toISOString(),
    by: row.published_name,
    note: row.note,
    restores: row.restores,
    fields: row.fields,
    differs: fieldsBetween(row.content, live),
  };
}
