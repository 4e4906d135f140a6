import type { BatchTable as Wire } from '@portico/contract/batches.schemas';
import { isLanguage, type Language } from '@portico/form-engine/language';
import styles from './batches.module.css';

/** Dates, fees and requirements in a table of the institution. */
export function BatchTable({ table, language }: { readonly table: Wire['output']; readonly language: Language }) {
  if (table.table_value_list.length === 0) return null;
  const title = titleIn(table.name, language);
  return (
    // A wide table scrolls on its own, by keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.tableFrame} role="region" aria-label={title || undefined} tabIndex={0}>
      <table className={styles.table}>
        {title === '' ? null : <caption>{title}</caption>}
        <thead>
          <tr>
            {table.table_title_list.map((head, column) => (
              <th key={column} scope="col" style={widthOf(table.table_value_width[column])}>
                {head[language]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.table_value_list.map((row, line) => (
            <tr key={line}>
              {row.map((cell, column) => (
                <td key={column}>{cell[language]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function widthOf(width: string | undefined) {
  return width === undefined || width === '' ? undefined : { width };
}

/** Spec 3: the name is JSON text keyed by language. */
function titleIn(name: string, language: Language): string {
  try {
    const titles: unknown = JSON.parse(name);
    if (typeof titles !== 'object' || titles === null || !isLanguage(language)) return name;
    const title: unknown = Reflect.get(titles, language);
    return typeof title === 'string' ? title : '';
  } catch {
    return name;
  }
}
