import type { GroupDefinition } from '@portico/form-engine/definition/form-definition';
import type { Language } from '@portico/form-engine/language';
import { useTranslations } from 'use-intl';
import { idOfField } from '../host/field-host.tsx';
import styles from './rows-table.module.css';
import { useRowControls } from './row-controls.ts';
import { columnsOf } from './row-fields.ts';
import { RowLine } from './row-line.tsx';
import { type RowsSession, useRows } from './rows-session.ts';

interface RowsTableProps {
  readonly group: GroupDefinition;
  readonly session: RowsSession;
  readonly language: Language;
  readonly onEdit: (index: number) => void;
  readonly onDelete: (index: number) => void;
}

/** The rows as a table; as cards on a phone, or everywhere if the group is laid out as a list. */
export function RowsTable({ group, session, language, onEdit, onDelete }: RowsTableProps) {
  const t = useTranslations('fields.rows');
  const { rows, problems, canDelete } = useRows(session, group.key);
  const { under } = useRowControls();
  const columns = columnsOf(group);
  const id = idOfField(group.key);
  return (
    <div className={styles.frame}>
      <table className={styles.table} data-layout={group.layout} aria-labelledby={`${id}-title`}>
        <colgroup>
          {columns.map(({ key, inTable }) => (
            <col key={key} style={inTable?.width === undefined ? undefined : { width: inTable.width }} />
          ))}
          <col />
        </colgroup>
        <thead>
          <tr>
            {columns.map((field) => (
              <th key={field.key} scope="col">
                {field.label[language]}
              </th>
            ))}
            <th scope="col">{t('operations')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <RowLine
              // A row is identified by its index: columnNumber is 1..n without gaps.
              key={index}
              id={`${id}-row-${index + 1}`}
              number={index + 1}
              row={row}
              columns={columns}
              language={language}
              problem={problems[index] ?? null}
              wrongField={() => wrongField(session, group, index)?.[language] ?? ''}
              onEdit={() => onEdit(index)}
              onDelete={canDelete[index] === true ? () => onDelete(index) : null}
              under={under({ group, index, row, language })}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function wrongField(session: RowsSession, group: GroupDefinition, index: number) {
  const key = session.editRow(group.key, index).check();
  return group.fields.find((field) => field.key === key)?.label;
}
