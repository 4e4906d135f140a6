import * as routes from '@portico/contract/additional-info';
import * as schemas from '@portico/contract/additional-info.schemas';
import { handle } from '../../platform/wire/handle.ts';
import { presentTable } from './additional-info.present.ts';
import { listTablesOf } from '../../domain/previews/previews.queries.ts';

export const additionalInfoRoutes = [
  handle.applicant(routes.specialTables, schemas.specialTables, async (_input, { db, session }) => ({
    list: (await listTablesOf(db, session.applicantId)).map(presentTable),
  })),
];
