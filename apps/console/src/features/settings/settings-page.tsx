import { SettingOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useProject } from '../../lib/project.ts';
import { PageTitle } from '../../parts/frame/page-title.tsx';
import { Notice } from '../../parts/states/notice.tsx';
import { QueryView } from '../../parts/states/query-view.tsx';
import { SettingsForm } from './settings-form.tsx';
import classes from './settings.module.css';
import { settingsQuery } from './use-settings.ts';

export function SettingsPage() {
  const t = useTranslations('console.settings');
  const { id } = useProject();
  const query = useQuery(settingsQuery(id));
  const [saved, setSaved] = useState('');
  return (
    <div className={classes.page}>
      <PageTitle>{t('title')}</PageTitle>
      <h2 className={classes.title}>{t('title')}</h2>
      <p className={classes.lead}>{t('lead')}</p>
      <QueryView
        query={query}
        failed={t('failed')}
        missing={<Notice icon={<SettingOutlined aria-hidden />} title={t('missingTitle')} text={t('missingText')} />}
        loading={<Skeleton active title={false} paragraph={{ rows: 12 }} />}
      >
        {(loaded) => (
          // Another revision begins with its own values.
          <SettingsForm
            key={loaded.revision}
            loaded={loaded}
            saved={saved}
            onEdit={() => setSaved('')}
            onSaved={setSaved}
          />
        )}
      </QueryView>
    </div>
  );
}
