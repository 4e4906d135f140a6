import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { calendarQuery } from '../../../lib/calendar-query.ts';
import { useLanguage } from '../../../lib/language.ts';
import { paths } from '../../../lib/paths.ts';
import { useProject } from '../../../lib/project.ts';
import { useMay } from '../../../lib/session.ts';
import { Labelled } from './labelled.tsx';
import classes from './panel.module.css';

/** The batches that do not ask for a module. They are changed in the calendar, where they hold at once. */
export function BatchesWithout({ module }: { readonly module: string }) {
  const t = useTranslations('console.designer.panel.leftOut');
  const { list } = useFormatter();
  const language = useLanguage();
  const { id, slug } = useProject();
  const may = useMay();
  const { data } = useQuery({ ...calendarQuery(id), enabled: may('calendar.change') });
  if (data === undefined || data.batches.length === 0) return null;
  const without = data.batches.filter(({ values }) => values.leftOut.includes(module));
  return (
    <Labelled label={t('label')}>
      <div className={classes.leftOut} role="group" aria-label={t('label')}>
        {without.length === 0 ? t('none') : list(without.map(({ values }) => values.title[language]))}
        <Link to={paths.projectPart(slug, 'calendar')}>{t('change')}</Link>
      </div>
    </Labelled>
  );
}
