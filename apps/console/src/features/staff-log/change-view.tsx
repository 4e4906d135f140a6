import { useTranslations } from 'use-intl';
import { changedValues } from './changed-values.ts';
import classes from './staff-log.module.css';
import type { LogLine } from './use-staff-log.ts';

/** What was there before a change and after it, value by value. */
export function ChangeView({ change }: { readonly change: NonNullable<LogLine['change']> }) {
  const t = useTranslations('console.staffLog');
  const values = changedValues(change.before, change.after);
  if (values.length === 0) return null;
  return (
    <dl className={classes.change}>
      {values.map(({ path, before, after }) => (
        <div key={path} className={classes.value}>
          <dt>{path}</dt>
          <dd>
            <del title={t('was', { value: before || t('nothing') })}>{before || t('nothing')}</del>
            <span aria-hidden> → </span>
            <ins title={t('is', { value: after || t('nothing') })}>{after || t('nothing')}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
