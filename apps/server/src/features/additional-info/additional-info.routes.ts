import * as routes from '@portico/contract/additional-info';
import * as schemas from '@portico/contract/additional-info.schemas';
import { handle } from '../../platform/wire/handle.ts';
import { type FilledTable, listTablesOf } from '../../domain/previews/previews.queries.ts';
import type { SpecialTables } from '@portico/contract/additional-info.schemas';

export const additionalInfoRoutes = [
  handle.applicant(routes.specialTables, schemas.specialTables, async (_input, { db, session }) => ({
    list: (await listTablesOf(db, session.applicantId)).map(presentTable),
  })),
];

function presentTable({ id, name, columns, rows }: FilledTable): SpecialTables['output']['list'][number] {
  return {
    id,
    // Spec 3: only the name is JSON text.
    name: JSON.stringify({ sc: name.sc, tc: name.tc, en: name.en }),
    user_ancillary_info: {
      table_title_list: columns.map(({ title }) => title),
      table_value_list: rows.map((row) => [...row]),
      table_value_width: columns.map(({ width }) => width),
    },
  };
}
