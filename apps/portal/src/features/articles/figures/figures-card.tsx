import { downloadContent } from '@portico/browser/download';
import type { Figures } from '@portico/contract/figures.schemas';
import type { Language } from '@portico/form-engine/language';
import { localeTags } from '@portico/i18n/locale';
import { Button } from '@portico/ui/button';
import { Card } from '@portico/ui/card';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Chart, ChartKey } from './chart.tsx';
import { figuresFile } from './figures-file.ts';
import styles from './figures.module.css';

interface FiguresCardProps {
  readonly figures: Figures;
  readonly title: string;
  readonly language: Language;
}

/** Figures as a chart and as a table; both can be saved. */
export function FiguresCard({ figures, title, language }: FiguresCardProps) {
  const t = useTranslations('articles.figures');
  const drawn = useRef<HTMLDivElement>(null);
  const numbers = new Intl.NumberFormat(localeTags[language]);
  const format = (value: number) => numbers.format(value);
  const { chart, corner, columns, rows } = figures;
  const saveChart = () => {
    const svg = drawn.current?.querySelector('svg')?.outerHTML ?? '';
    downloadContent(new Blob([svg], { type: 'image/svg+xml' }), 'figures.svg');
  };
  const drawing = { figures, language, format, label: t('chart', { title }) };
  return (
    <Card>
      <div className={styles.figures}>
        <ul className={styles.keys}>
          {columns.map((column, index) => (
            <li key={index}>
              <ChartKey chart={chart} column={index} />
              {column[language]}
            </li>
          ))}
        </ul>
        <div ref={drawn} className={styles.wide}>
          <Chart {...drawing} width={760} />
        </div>
        {/* Drawn anew rather than shrunk, so that its words stay legible. */}
        <div className={styles.narrow}>
          <Chart {...drawing} width={340} />
        </div>
        {/* Whoever uses a keyboard can scroll it. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div className={styles.scroll} role="region" aria-label={t('table', { title })} tabIndex={0}>
          <table>
            <caption>{t('table', { title })}</caption>
            <thead>
              <tr>
                {[corner, ...columns].map((name, index) => (
                  <th key={index} scope="col">
                    {name[language]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ label, values }, index) => (
                <tr key={index}>
                  <th scope="row">{label[language]}</th>
                  {values.map((value, column) => (
                    <td key={column}>{value === null ? '–' : format(value)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <div className={styles.saving} data-no-print>
          <Button kind="secondary" onClick={() => downloadContent(figuresFile(figures, language), 'figures.csv')}>
            {t('saveTable')}
          </Button>
          <Button kind="secondary" onClick={saveChart}>
            {t('saveChart')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
