import { useTranslations } from 'use-intl';
import type { PreviewProps } from '../field-parts.ts';
import { GoneChoice } from '../shared/choices/parts/gone-choice.tsx';
import { optionOf } from '../shared/choices/options.ts';
import { columnIn, matrixModel } from './model.ts';
import styles from './preview.module.css';

/** Each row with the column chosen in it. */
export function MatrixPreview({ field, answer, language }: PreviewProps) {
  const { options: rows = [], columns = [] } = field;
  if (matrixModel.isEmpty(answer)) return null;
  return (
    <dl className={styles.rows}>
      {rows.map((row) => {
        const value = columnIn(answer, row);
        const column = optionOf(value, columns);
        return (
          <div key={row.value} className={styles.row}>
            <dt>{row.label[language]}</dt>
            <dd>{column === undefined ? <Missing value={value} /> : column.label[language]}</dd>
          </div>
        );
      })}
    </dl>
  );
}

function Missing({ value }: { readonly value: string }) {
  const t = useTranslations('fields.choices');
  return value !== '' ? <GoneChoice value={value} /> : t('notAnswered');
}
