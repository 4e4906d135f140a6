import { useTranslations } from 'use-intl';
import type { TableBlock } from '../sections/preview-section.ts';
import type { BlockProps } from './block-props.ts';
import styles from './blocks.module.css';
import tableStyles from './table.module.css';

/** An additional table of the institution about the applicant. */
export function TableView({ block: { table }, language }: BlockProps<TableBlock>) {
  const t = useTranslations('preview.tables');
  const name = table.name[language];
  return (
    <>
      <div className={styles.title}>
        <h3>{name}</h3>
      </div>
      {table.rows.length === 0 ? (
        <p className={styles.nothing}>{t('noRows')}</p>
      ) : (
        <div className={tableStyles.frame}>
          <table className={tableStyles.table} aria-label={name}>
            <colgroup>
              {table.columns.map(({ width }, index) => (
                // Columns are identified by their index.
                // oxlint-disable-next-line react/no-array-index-key
                <col key={index} style={width === '' ? undefined : { width }} />
              ))}
            </colgroup>
            <thead>
              <tr>
                {table.columns.map(({ title }, index) => (
                  // oxlint-disable-next-line react/no-array-index-key
                  <th key={index} scope="col">
                    {title[language]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map((row, number) => (
                // oxlint-disable-next-line react/no-array-index-key
                <tr key={number}>
                  {table.columns.map(({ title }, index) => (
                    // oxlint-disable-next-line react/no-array-index-key
                    <td key={index} data-label={title[language]}>
                      <div className={tableStyles.cell}>{row[index]?.[language] || '—'}</div>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}
