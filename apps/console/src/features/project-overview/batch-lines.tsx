import { formatMoment } from '@portico/browser/moment';
import type { ProjectOverview } from '@portico/contract/staff-projects.schemas';
import { Tag } from 'antd';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../lib/language.ts';
import { useProject } from '../../lib/project.ts';
import classes from './overview-page.module.css';

const states = ['upcoming', 'open', 'closed'] as const;

/** The batches with their times in the institution's zone. */
export function BatchLines({ batches }: Pick<ProjectOverview['output'], 'batches'>) {
  const t = useTranslations('console.projectOverview');
  const language = useLanguage();
  const { timeZone } = useProject();
  const moment = (at: number) => formatMoment(at, language, timeZone, 'column');
  if (batches.length === 0) return <p className={classes.note}>{t('noBatches')}</p>;
  return (
    <ul className={classes.batches}>
      {batches.map(({ batchId, batch_title, batch_state, start_time, end_time }) => (
        <li key={batchId}>
          <strong>{batch_title[language]}</strong>
          <Tag className={`${classes['tag']} ${classes[states[batch_state]]}`}>
            {t(`batchStates.${states[batch_state]}`)}
          </Tag>
          <span className={classes.times}>
            <span>{t('from', { time: moment(start_time) })}</span>
            <span>{t('until', { time: moment(end_time) })}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
