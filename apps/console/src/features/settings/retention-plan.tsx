import { formatDay, formatMoment } from '@portico/browser/moment';
import { useQuery } from '@tanstack/react-query';
import { Alert, Skeleton } from 'antd';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'react-router';
import { useLanguage } from '../../lib/language.ts';
import { paths } from '../../lib/paths.ts';
import { useProject } from '../../lib/project.ts';
import classes from './settings.module.css';
import { type PlannedDeletion, type RetentionHolds, retentionQuery } from './use-settings.ts';

/** What the retention times that were saved delete, batch by batch, in numbers. */
export function RetentionPlan({ revision }: { readonly revision: number }) {
  const t = useTranslations('console.settings.plan');
  const language = useLanguage();
  const id = useId();
  const { id: project, timeZone } = useProject();
  const { data, isError } = useQuery(retentionQuery(project, revision));
  return (
    <section className={classes.plan} aria-labelledby={id}>
      <h4 id={id}>{t('title')}</h4>
      {isError && <Alert type="warning" showIcon title={t('failed')} />}
      {data === undefined && !isError && <Skeleton active title={false} paragraph={{ rows: 2 }} />}
      {data?.isOn === false && <p className={classes.state}>{t('none')}</p>}
      {data?.isOn === true && (
        <>
          <p className={classes.state}>{t('lead')}</p>
          {data.tellsFrom !== null && (
            <Alert
              type="info"
              showIcon
              title={t('waits', { at: formatMoment(data.tellsFrom, language, timeZone, 'column') })}
            />
          )}
          {data.list.length === 0 ? (
            <p className={classes.state}>{t('nobody')}</p>
          ) : (
            <div className={classes.planTable}>
              <table aria-labelledby={id}>
                <thead>
                  <tr>
                    {(['batch', 'what', 'people', 'told', 'when'] as const).map((column) => (
                      <th key={column} scope="col">
                        {t(column)}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {data.list.map((row) => (
                    <PlanRow key={`${row.batch} ${row.kind}`} row={row} />
                  ))}
                </tbody>
              </table>
            </div>
          )}
        </>
      )}
      {data !== undefined && data.holds.length > 0 && <Holds holds={data.holds} />}
    </section>
  );
}

/** Whom staff hold back, whatever the times are; who they are is said where the application is read. */
function Holds({ holds }: { readonly holds: RetentionHolds }) {
  const t = useTranslations('console.settings.plan');
  const language = useLanguage();
  const id = useId();
  const { timeZone } = useProject();
  return (
    <>
      <h4 id={id}>{t('holds')}</h4>
      <ul className={classes.holds} aria-labelledby={id}>
        {holds.map(({ application, by, at, reason }) => (
          <li key={application}>
            {t('heldBy', { name: by, at: formatDay(at, language, timeZone), reason })}
            <Link to={paths.application(application)}>{t('openApplication')}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function PlanRow({ row }: { readonly row: PlannedDeletion }) {
  const t = useTranslations('console.settings.plan');
  const language = useLanguage();
  const { timeZone } = useProject();
  const { title, kind, people, told, unreachable, held, first, last } = row;
  const day = (at: number) => formatDay(at, language, timeZone);
  const when = () => {
    if (first === null || last === null) return t('never');
    return day(first) === day(last) ? day(first) : t('whenUntil', { first: day(first), last: day(last) });
  };
  return (
    <tr>
      <td>{title[language]}</td>
      <td>{t(kind)}</td>
      <td>{people}</td>
      <td>{told}</td>
      <td>
        {when()}
        {unreachable > 0 && <span className={classes.choiceHelp}>{t('unreachable', { people: unreachable })}</span>}
        {held > 0 && <span className={classes.choiceHelp}>{t('held', { people: held })}</span>}
      </td>
    </tr>
  );
}
