import { Alert, Button, Tag } from 'antd';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../lib/language.ts';
import classes from './file-page.module.css';
import type { Compared, Report } from './use-import.ts';
import { useWhat } from './use-what.ts';

const areas = ['look', 'settings', 'calendar', 'content', 'forms'] as const;
const colours = { added: 'green', changed: 'blue', removed: 'red', kept: 'gold' } as const;

interface ReportViewProps {
  readonly compared: Compared;
  readonly onApply: () => void;
}

/** What a file would change, area by area, after what to note about people. */
export function ReportView({ compared: { file, report }, onApply }: ReportViewProps) {
  const t = useTranslations('console.projectFile');
  const { differences, warnings } = report;
  if (differences.length === 0) return <Alert type="info" showIcon role="status" title={t('same')} />;
  return (
    <div className={classes.report} role="region" aria-label={t('report', { file: file.name })}>
      <h3>{t('report', { file: file.name })}</h3>
      {warnings.length > 0 && (
        <Alert type="warning" showIcon title={t('warnings')} description={<Warnings warnings={warnings} />} />
      )}
      {areas.map((area) => {
        const inArea = differences.filter((difference) => difference.area === area);
        return inArea.length === 0 ? null : (
          <section key={area}>
            <h4>{t(`areas.${area}`)}</h4>
            <ul className={classes.lines}>
              {inArea.map((difference, index) => (
                <Line key={`${difference.what} ${index}`} difference={difference} />
              ))}
            </ul>
          </section>
        );
      })}
      <div>
        <Button type="primary" onClick={onApply}>
          {t('apply')}
        </Button>
      </div>
    </div>
  );
}

function Warnings({ warnings }: { readonly warnings: Report['warnings'] }) {
  const t = useTranslations('console.projectFile');
  const language = useLanguage();
  return (
    <ul className={classes.problems}>
      {warnings.map(({ key, name, people, detail }) => (
        <li key={`${key} ${name?.en ?? ''}`}>{t(`about.${key}`, { name: name?.[language] ?? '', people, detail })}</li>
      ))}
    </ul>
  );
}

function Line({ difference }: { readonly difference: Report['differences'][number] }) {
  const t = useTranslations('console.projectFile');
  const language = useLanguage();
  const { whatOf, wordsOf } = useWhat();
  const { kind, what, name, before, after } = difference;
  const shown = (value: typeof before) => {
    if (value === null || value === '') return t('nothing');
    if (typeof value === 'boolean') return value ? t('yes') : t('no');
    return typeof value === 'object' ? value[language] || t('nothing') : wordsOf(what, String(value));
  };
  const hasValues = before !== null || after !== null;
  return (
    <li>
      <Tag color={colours[kind]}>{t(`kinds.${kind}`)}</Tag>
      <span>
        {whatOf(what)}
        {name === null ? '' : ` · ${name[language]}`}
        {hasValues && (
          <span className={classes.values}>
            <del>{shown(before)}</del> → <ins>{shown(after)}</ins>
          </span>
        )}
      </span>
    </li>
  );
}
