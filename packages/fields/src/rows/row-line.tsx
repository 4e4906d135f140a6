import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { Language } from '@portico/form-engine/language';
import type { Problem } from '@portico/form-engine/problem';
import type { Row } from '@portico/form-engine/values/answer';
import { EditIcon, ErrorIcon, TrashIcon } from '@portico/ui/icons';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useProblemSentence } from '../host/use-problem-sentence.ts';
import { AnswerPreview } from '../told/answer-preview.tsx';
import styles from './rows-table.module.css';

interface RowLineProps {
  readonly id: string;
  /** columnNumber. */
  readonly number: number;
  readonly row: Row;
  readonly columns: readonly FieldDefinition[];
  readonly language: Language;
  readonly problem: Problem | null;
  /** The label of the field with the problem. */
  readonly wrongField: () => string;
  readonly onEdit: () => void;
  /** Null if the row must stay. */
  readonly onDelete: (() => void) | null;
  /** Content of the app about the row; null if there is none. */
  readonly under: ReactNode;
}

/** One row: its answers, its actions, and its problem. */
export function RowLine(props: RowLineProps) {
  const { id, number, row, columns, language, problem, wrongField, onEdit, onDelete, under } = props;
  const t = useTranslations('fields.rows');
  return (
    <>
      <tr
        className={styles.row}
        data-wrong={problem !== null || undefined}
        data-more={problem !== null || under !== null || undefined}
      >
        {columns.map((field) => (
          <td key={field.key} data-label={field.label[language]}>
            <div>
              <Cell field={field} row={row} language={language} />
            </div>
          </td>
        ))}
        <td className={styles.operations}>
          <div className={styles.buttons}>
            <button
              type="button"
              className={styles.operation}
              aria-label={t('editEntry', { row: number })}
              aria-describedby={problem === null ? undefined : `${id}-problem`}
              onClick={onEdit}
            >
              <EditIcon size={16} />
              {t('edit')}
            </button>
            {onDelete === null ? null : (
              <button
                type="button"
                className={`${styles.operation} ${styles.danger}`}
                aria-label={t('deleteEntry', { row: number })}
                onClick={onDelete}
              >
                <TrashIcon size={16} />
                {t('delete')}
              </button>
            )}
          </div>
        </td>
      </tr>
      {problem === null ? null : (
        <tr className={styles.wrong} data-more={under !== null || undefined}>
          <td colSpan={columns.length + 1}>
            <RowProblem id={`${id}-problem`} field={wrongField()} problem={problem} language={language} />
          </td>
        </tr>
      )}
      {under === null ? null : (
        <tr className={styles.under}>
          <td colSpan={columns.length + 1}>{under}</td>
        </tr>
      )}
    </>
  );
}

interface RowProblemProps {
  readonly id: string;
  readonly field: string;
  readonly problem: Problem;
  readonly language: Language;
}

// Not announced by itself: it is there from the start, and the row's Edit button is described by it.
function RowProblem({ id, field, problem, language }: RowProblemProps) {
  const t = useTranslations('fields.rows');
  const sentence = useProblemSentence(language);
  return (
    <p id={id} className={styles.problem}>
      <ErrorIcon size={16} />
      <span>{t('problem', { field, sentence: sentence(problem) })}</span>
    </p>
  );
}

function Cell({ field, row, language }: { field: FieldDefinition; row: Row; language: Language }) {
  const answer = row[field.key];
  if (answer === undefined) return <span className={styles.blank}>–</span>;
  return <AnswerPreview {...{ field, answer, language }} />;
}
