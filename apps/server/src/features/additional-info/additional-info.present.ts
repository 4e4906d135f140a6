import type { SpecialTables } from '@portico/contract/additional-info.schemas';
import type { FilledTable } from '../../domain/previews/previews.queries.ts';

export function presentTable({ id, name, columns, rows }: FilledTable): SpecialTables['output']['list'][number] {
  return {
    id,
    // Spec 3: the name, and it alone, is JSON text.
    name: JSON.stringify({ sc: name.sc, tc: name.tc, en: name.en }),
    user_ancillary_info: {
      table_title_list: columns.map(({ title }) => title),
      table_value_list: rows.map((row) => [...row]),
      table_value_width: columns.map(({ width }) => width),
    },
  };
}
