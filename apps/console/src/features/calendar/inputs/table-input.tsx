import type { BatchValues } from '@portico/contract/calendar.schemas';
import type { Language, LocalText } from '@portico/form-engine/language';
import { Button } from 'antd';
import { useTranslations } from 'use-intl';
import { LanguageTexts } from '../../../parts/language-texts/language-texts.tsx';
import classes from '../calendar.module.css';

type Table = NonNullable<BatchValues['information']>;

interface TableInputProps {
  readonly languages: readonly Language[];
  readonly id?: string;
  readonly value?: Table | null;
  readonly onChange?: (table: Table | null) => void;
}

const blank: LocalText = { sc: '', tc: '', en: '' };
const newTable: Table = { name: blank, titles: [blank, blank], rows: [[blank, blank]], widths: ['', ''] };
const mostColumns = 12;

/** The table of a batch: dates, fees, requirements. */
export function TableInput({ languages, id, value = null, onChange }: TableInputProps) {
  const t = useTranslations('console.calendar.table');
  if (value === null)
    return (
      <Button id={id} onClick={() => onChange?.(newTable)}>
        {t('make')}
      </Button>
    );
  const { titles, rows, widths } = value;
  const change = (changed: Partial<Table>) => onChange?.({ ...value, ...changed });
  const without = <T,>(list: readonly T[], at: number) => list.filter((_, index) => index !== at);
  const put = <T,>(list: readonly T[], at: number, one: T) => list.map((old, index) => (index === at ? one : old));
  return (
    <div id={id} className={classes.item}>
      <span>{t('name')}</span>
      <LanguageTexts label={t('name')} languages={languages} value={value.name} onChange={(name) => change({ name })} />
      {titles.map((title, index) => (
        <div key={index} className={classes.item}>
          <span>{t('head', { index: String(index + 1) })}</span>
          <LanguageTexts
            label={t('head', { index: String(index + 1) })}
            languages={languages}
            value={title}
            onChange={(text) => change({ titles: put(titles, index, text) })}
          />
          {titles.length > 1 && (
            <div className={classes.itemEnd}>
              <Button
                type="text"
                onClick={() =>
                  change({
                    titles: without(titles, index),
                    widths: without(widths, index),
                    rows: rows.map((row) => without(row, index)),
                  })
                }
              >
                {t('removeColumn', { index: String(index + 1) })}
              </Button>
            </div>
          )}
        </div>
      ))}
      {rows.map((row, at) => (
        <div key={at} className={classes.item}>
          {row.map((cell, index) => {
            const label = t('cell', { row: String(at + 1), column: String(index + 1) });
            return (
              <div key={index}>
                <span>{label}</span>
                <LanguageTexts
                  label={label}
                  languages={languages}
                  isRequired={false}
                  value={cell}
                  onChange={(text) => change({ rows: put(rows, at, put(row, index, text)) })}
                />
              </div>
            );
          })}
          <div className={classes.itemEnd}>
            <Button type="text" onClick={() => change({ rows: without(rows, at) })}>
              {t('removeRow', { row: String(at + 1) })}
            </Button>
          </div>
        </div>
      ))}
      <div className={classes.itemEnd}>
        <Button onClick={() => change({ rows: [...rows, titles.map(() => blank)] })}>{t('addRow')}</Button>
        {titles.length < mostColumns && (
          <Button
            onClick={() =>
              change({
                titles: [...titles, blank],
                widths: [...widths, ''],
                rows: rows.map((row) => [...row, blank]),
              })
            }
          >
            {t('addColumn')}
          </Button>
        )}
        <Button danger onClick={() => onChange?.(null)}>
          {t('drop')}
        </Button>
      </div>
    </div>
  );
}
