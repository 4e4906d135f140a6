import type { Option } from '@portico/form-engine/definition/option';
import type { Language } from '@portico/form-engine/language';
import type { ControlAttributes } from '../field-parts.ts';
import { GoneChoice } from '../shared/choices/parts/gone-choice.tsx';
import { optionOf } from '../shared/choices/options.ts';
import styles from './matrix.module.css';
import { retiredWords } from '../shared/choices/retired-words.ts';

interface MatrixRowProps {
  readonly control: ControlAttributes;
  readonly row: Option;
  readonly index: number;
  readonly columns: readonly Option[];
  /** Columns that were offered earlier. */
  readonly retired: readonly Option[];
  /** A column's value; '' if none is chosen. */
  readonly chosen: string;
  readonly language: Language;
  readonly onChoose: (column: string) => void;
}

export function MatrixRow({ control, row, index, columns, retired, chosen, language, onChoose }: MatrixRowProps) {
  const rowId = `${control.id}-row-${index}`;
  const removed = chosen !== '' && optionOf(chosen, columns) === undefined ? chosen : '';
  const open = control['aria-invalid'] === true && (chosen === '' || removed !== '');
  const tips = row.tips?.[language] ?? '';
  return (
    <tr data-open={open || undefined}>
      <th scope="row">
        <span id={rowId}>{row.label[language]}</span>
        {tips === '' ? null : (
          <small id={`${rowId}-tips`} className={styles.tips}>
            {tips}
          </small>
        )}
        {removed === '' ? null : (
          <small className={styles.gone}>
            <GoneChoice value={retiredWords(removed, retired)?.[language] ?? removed} />
          </small>
        )}
      </th>
      {columns.map((column, index) => (
        <td key={column.value}>
          <label data-label={column.label[language]}>
            <input
              type="radio"
              name={rowId}
              aria-labelledby={`${rowId} ${control.id}-column-${index}`}
              aria-describedby={tips === '' ? undefined : `${rowId}-tips`}
              checked={chosen === column.value}
              onChange={() => onChoose(column.value)}
            />
          </label>
        </td>
      ))}
    </tr>
  );
}
