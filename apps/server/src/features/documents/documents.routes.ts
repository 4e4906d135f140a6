import * as routes from '@portico/contract/documents';
import * as schemas from '@portico/contract/documents.schemas';
import { Refused } from '../../platform/refused.ts';
import type { BoundRoute } from '../../platform/wire/bound-route.ts';
import { handle } from '../../platform/wire/handle.ts';
import { presentDocument } from './documents.present.ts';
import { findDocumentOf } from './documents.queries.ts';
import { exportApplication, type ExportParts } from './export-application.ts';

export function documentRoutes(parts: ExportParts): readonly BoundRoute[] {
  return [
    // The same question has the same answer by itself; a key would hold a connection for as long as a document takes.
    handle.applicantByKey(routes.exportApplication, schemas.exportApplication, (_input, call) =>
      exportApplication(parts, call),
    ),
    handle.applicant(routes.exportState, schemas.exportState, async ({ uid }, { db, session, now }) => {
      const document = await findDocumentOf(db, session.applicantId, uid);
      if (document === undefined) throw new Refused('notFound');
      return presentDocument(document, now);
    }),
  ];
}
