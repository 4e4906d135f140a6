import { HistoryOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../lib/language.ts';
import { useMay } from '../../lib/session.ts';
import { BothZones } from '../../parts/moments/both-zones.tsx';
import { ExportButton } from '../../parts/exporting/export-button.tsx';
import { CopyableNumber } from '../../parts/application/copyable-number.tsx';
import { StatusTag } from '../../parts/application/status-tag.tsx';
import classes from './application-head.module.css';
import { ChangedNotice } from './changed-notice.tsx';
import { EditButton } from './editing/edit-button.tsx';
import { HoldFact } from './hold/hold-fact.tsx';
import { HoldNotice } from './hold/hold-notice.tsx';
import { LogDrawer } from './log/log-drawer.tsx';
import type { ReadApplication } from './use-application.ts';

/** Whose application it is, its status, and the actions for it. */
export function ApplicationHead({ application }: { readonly application: ReadApplication }) {
  const t = useTranslations('console');
  const language = useLanguage();
  const [isLogOpen, setIsLogOpen] = useState(false);
  const { number, submitted_at, batch_title, project, time_zone } = application;
  const mayEdit = useMay()('applications.edit');
  const name = application.name || t('applications.nameless');
  return (
    <header className={classes.head}>
      <div className={classes.line}>
        <h1 className={classes.name}>{name}</h1>
        <StatusTag state={application.application_state} stage={application.stage} />
        <div className={classes.actions}>
          <ExportButton request={{ application: application.application, name, number }} />
          {mayEdit && application.may.log && (
            <Button icon={<HistoryOutlined aria-hidden />} onClick={() => setIsLogOpen(true)}>
              {t('application.showLog')}
            </Button>
          )}
          {mayEdit && application.may.edit && <EditButton application={application.application} />}
        </div>
      </div>
      <dl className={classes.facts}>
        <div>
          <dt>{t('applications.number')}</dt>
          <dd>
            <CopyableNumber number={number} />
          </dd>
        </div>
        <div>
          <dt>{t('application.project')}</dt>
          <dd>{project.title[language]}</dd>
        </div>
        <div>
          <dt>{t('application.batch')}</dt>
          <dd>{batch_title?.[language] ?? t('application.noBatch')}</dd>
        </div>
        <div>
          <dt>{t(submitted_at === null ? 'application.submittedAt' : 'application.submittedThere')}</dt>
          <dd>{submitted_at === null ? t('application.notYet') : <BothZones at={submitted_at} zone={time_zone} />}</dd>
        </div>
        {mayEdit && application.may.edit && <HoldFact application={application.application} name={name} />}
      </dl>
      {mayEdit && application.may.edit && (
        <HoldNotice application={application.application} name={name} zone={time_zone} />
      )}
      <ChangedNotice changes={application.changed_by_staff} zone={time_zone} />
      <LogDrawer id={application.application} isOpen={isLogOpen} onClose={() => setIsLogOpen(false)} />
    </header>
  );
}
