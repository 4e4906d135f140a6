import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { Language } from '@portico/form-engine/language';
import { OneAnswer } from '../../../reading/one-answer.tsx';
import type { AnswerPair } from '../../../reading/pair-answers.ts';
import type { RowsTableBlock } from '../../sections/preview-section.ts';
import type { BlockProps } from '../block-props.ts';
import { GroupTitle } from './group-title.tsx';
import styles from '../table.module.css';

/** The rows of a group as a table; on a phone each row is a card. */
export function RowsTable({ block: { group, columns, rows }, language, heading, noteOf }: BlockProps<RowsTableBlock>) {
  return (
    <>
      <GroupTitle group={group} language={language} heading={heading} noteOf={noteOf} />
      <div className={styles.frame}>
        <table className={styles.table} aria-label={group.title[language]}>
          <thead>
            <tr>
              {columns.map((field) => (
                <th key={field.key} scope="col">
                  {field.label[language]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((pairs, index) => (
              // Rows are identified by their number.
              // oxlint-disable-next-line react/no-array-index-key
              <tr key={index}>
                {columns.map((field) => (
                  <Cell key={field.key} field={field} pairs={pairs} language={language} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

interface CellProps {
  readonly field: FieldDefinition;
  readonly pairs: readonly AnswerPair[];
  readonly language: Language;
}

function Cell({ field, pairs, language }: CellProps) {
  const pair = pairs.find((one) => one.field === field);
  return (
    <td data-label={field.label[language]} data-blank={pair === undefined || undefined}>
      <div className={styles.cell}>
        {pair?.answers.map((seen) => (
          <OneAnswer key={seen.field.key} seen={seen} language={language} />
        ))}
      </div>
    </td>
  );
}
