import type { InputProps } from '../field-parts.ts';
import { leaving } from '../shared/choices/leaving.ts';
import { ClearButton } from '../shared/choices/parts/clear-button.tsx';
import { groupAttributes } from '../shared/choices/parts/group-attributes.ts';
import { RequiredNote } from '../shared/choices/parts/required-note.tsx';
import styles from './matrix.module.css';
import { MatrixRow } from './matrix-row.tsx';
import { columnIn, columnsOf, matrixModel } from './model.ts';

/** A table of radio buttons, with arrow keys within a row; where it is narrow, each row becomes a card. */
export function MatrixInput({ field, answer, onChange, onLeave, control, language }: InputProps) {
  const { options: rows = [], columns = [], retiredColumns = [] } = field;
  const choose = (row: string, column: string) =>
    onChange(matrixModel.read({ value: { ...columnsOf(answer.value), [row]: column } }, field));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- notices when the focus leaves the group
    <div {...groupAttributes(control)} role="group" className={styles.matrix} onBlur={leaving(onLeave)}>
      {control['aria-required'] === true ? <RequiredNote control={control} /> : null}
      <table className={styles.table}>
        <thead>
          <tr>
            <td>{'\u00a0'}</td>
            {columns.map((column, index) => (
              <th key={column.value} scope="col" id={`${control.id}-column-${index}`}>
                {column.label[language]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <MatrixRow
              key={row.value}
              control={control}
              row={row}
              index={index}
              columns={columns}
              retired={retiredColumns}
              chosen={columnIn(answer, row)}
              language={language}
              onChoose={(column) => choose(row.value, column)}
            />
          ))}
        </tbody>
      </table>
      {field.required === true || matrixModel.isEmpty(answer) ? null : (
        <ClearButton
          id={`${control.id}-clear`}
          labelledBy={control['aria-labelledby']}
          onClear={() => onChange(matrixModel.empty)}
        />
      )}
    </div>
  );
}
