import { documentPath, staffDocumentPath } from '@portico/contract/documents';
import type { ExportState } from '@portico/contract/documents.schemas';
import { epochSeconds } from '../../platform/clock.ts';
import type { DocumentRow } from './documents.queries.ts';
import { stateAt } from './documents.rules.ts';

export function presentDocument(document: DocumentRow, now: Date): ExportState['output'] {
  const { id, name, size, done, steps, expires_at } = document;
  const path = document.staff_id === null ? documentPath : staffDocumentPath;
  const state = stateAt(document, now);
  return {
    uid: id,
    state,
    url: state === 'ready' ? `${path}/${id}` : '',
    name,
    size: Number(size),
    done,
    of: steps,
    expires_at: epochSeconds(expires_at),
  };
}
