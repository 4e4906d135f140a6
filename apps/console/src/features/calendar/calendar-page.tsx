import { CalendarOutlined, PlusOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { calendarQuery } from '../../lib/calendar-query.ts';
import { useProject } from '../../lib/project.ts';
import { PageTitle } from '../../parts/frame/page-title.tsx';
import { Notice } from '../../parts/states/notice.tsx';
import { QueryView } from '../../parts/states/query-view.tsx';
import { BatchDrawer, type Editing } from './batch-drawer.tsx';
import { BatchList } from './batch-list.tsx';
import { OutageProposals } from './outages/outage-proposals.tsx';
import { ExtensionsDrawer } from './extensions/extensions-drawer.tsx';
import classes from './calendar.module.css';
import type { CalendarBatch } from './use-calendar.ts';

interface Extending {
  readonly isOpen: boolean;
  readonly batch: CalendarBatch;
  readonly name: string;
}

export function CalendarPage() {
  const t = useTranslations('console.calendar');
  const { id, timeZone } = useProject();
  const query = useQuery(calendarQuery(id));
  const [editing, setEditing] = useState<Editing | null>(null);
  const [extending, setExtending] = useState<Extending | null>(null);
  const [saved, setSaved] = useState('');
  const word = t(`words.${query.data?.word ?? 'batch'}`);
  const empty = (
    <Notice icon={<CalendarOutlined aria-hidden />} title={t('emptyTitle', { word })} text={t('emptyText', { word })} />
  );
  const open = (next: Editing) => {
    setSaved('');
    setEditing(next);
  };
  return (
    <div className={classes.page}>
      <PageTitle>{t('title')}</PageTitle>
      <div className={classes.head}>
        <div>
          <h2 className={classes.title}>{t('title')}</h2>
          <p className={classes.lead}>{t('lead', { zone: timeZone })}</p>
        </div>
        {query.data !== undefined && (
          <Button
            type="primary"
            icon={<PlusOutlined aria-hidden />}
            onClick={() => open({ isOpen: true, calendar: query.data, batch: null, id: crypto.randomUUID() })}
          >
            {t('add', { word })}
          </Button>
        )}
      </div>
      {saved !== '' && <Alert className={classes.saved ?? ''} type="success" showIcon role="status" title={saved} />}
      {query.data !== undefined && <OutageProposals calendar={query.data} onSaved={setSaved} />}
      <QueryView
        query={query}
        failed={t('failed')}
        missing={empty}
        loading={<Skeleton active title={false} paragraph={{ rows: 6 }} />}
      >
        {(calendar) =>
          calendar.batches.length === 0 ? (
            empty
          ) : (
            <BatchList
              calendar={calendar}
              onEdit={(batch) => open({ isOpen: true, calendar, batch, id: batch.batch })}
              onExtend={(batch, name) => setExtending({ isOpen: true, batch, name })}
            />
          )
        }
      </QueryView>
      {extending !== null && query.data !== undefined && (
        <ExtensionsDrawer
          key={extending.batch.batch}
          {...extending}
          calendar={query.data}
          onClose={() => setExtending({ ...extending, isOpen: false })}
        />
      )}
      {editing !== null && (
        <BatchDrawer editing={editing} onSaved={setSaved} onClose={() => setEditing({ ...editing, isOpen: false })} />
      )}
    </div>
  );
}
