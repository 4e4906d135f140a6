import * as routes from '@portico/contract/documents';
import * as schemas from '@portico/contract/documents.schemas';
import { staffExportState } from '@portico/contract/staff-applications';
import * as staffSchemas from '@portico/contract/staff-applications.schemas';
import { asApplicant } from '../../domain/previews/preview-reader.ts';
import type { AppParts } from '../../platform/app-parts.ts';
import { Refused } from '../../platform/refused.ts';
import type { BoundRoute } from '../../platform/wire/bound-route.ts';
import { handle } from '../../platform/wire/handle.ts';
import { presentDocument } from '../../domain/documents/documents.present.ts';
import { type DocumentRow, findDocumentOf, findDocumentOfStaff } from '../../domain/documents/documents.queries.ts';
import { exportDocument } from '../../domain/documents/export-document.ts';

export function documentRoutes({ storage }: AppParts): readonly BoundRoute[] {
  return [
    // Without an Idempotency-Key: asking again returns the same document anyway, and a key would occupy a connection
    // while the document is made.
    handle.applicantByKey(routes.exportApplication, schemas.exportApplication, (_input, call) => {
      const { project, session, language, now } = call;
      const whose = { projectId: project.id, applicantId: session.applicantId };
      return exportDocument(storage, call, { ...whose, language, now, readerOf: asApplicant, staff: null });
    }),
    handle.applicant(routes.exportState, schemas.exportState, async ({ uid }, { db, session, now }) =>
      presentFound(await findDocumentOf(db, session.applicantId, uid), now),
    ),
    handle.staff(staffExportState, staffSchemas.staffExportState, async (input, call) =>
      presentFound(await findDocumentOfStaff(call, input.document, call.now), call.now),
    ),
  ];
}

function presentFound(document: DocumentRow | undefined, now: Date) {
  if (document === undefined) throw new Refused('notFound');
  return presentDocument(document, now);
}
