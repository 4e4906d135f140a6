import { FieldTimeOutlined, PlusOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Drawer, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useProject } from '../../../lib/project.ts';
import { BothZones } from '../../../parts/moments/both-zones.tsx';
import { Notice } from '../../../parts/states/notice.tsx';
import { QueryView } from '../../../parts/states/query-view.tsx';
import type { Calendar, CalendarBatch } from '../use-calendar.ts';
import { type Extending, ExtensionForm } from './extension-form.tsx';
import { ExtensionList } from './extension-list.tsx';
import classes from './extensions.module.css';
import { extensionsQuery } from './use-extensions.ts';

interface ExtensionsDrawerProps {
  readonly isOpen: boolean;
  readonly calendar: Calendar;
  readonly batch: CalendarBatch;
  readonly name: string;
  readonly onClose: () => void;
}

/** Who has more time than others in a batch. */
export function ExtensionsDrawer({ isOpen, calendar, batch, name, onClose }: ExtensionsDrawerProps) {
  const t = useTranslations('console');
  const { id: project } = useProject();
  const query = useQuery(extensionsQuery({ project, batch: batch.batch }));
  const [extending, setExtending] = useState<Extending | null>(null);
  const [saved, setSaved] = useState('');
  const open = (next: Omit<Extending, 'isOpen'>) => {
    setSaved('');
    setExtending({ ...next, isOpen: true });
  };
  const empty = (
    <Notice
      icon={<FieldTimeOutlined aria-hidden />}
      title={t('calendar.extensions.emptyTitle')}
      text={t('calendar.extensions.emptyText')}
    />
  );
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      size={720}
      title={t('calendar.extensions.title', { name })}
      closable={{ 'aria-label': t('form.close'), placement: 'end' }}
    >
      <div className={classes.head}>
        <p className={classes.ends}>
          <BothZones
            at={batch.values.endsAt}
            zone={calendar.timeZone}
            format={(time) => t('calendar.extensions.endsForAll', { time })}
          />
        </p>
        <Button
          type="primary"
          icon={<PlusOutlined aria-hidden />}
          onClick={() => open({ kind: 'give', extension: null })}
        >
          {t('calendar.extensions.give')}
        </Button>
      </div>
      {saved !== '' && <Alert className={classes.saved ?? ''} type="success" showIcon role="status" title={saved} />}
      <QueryView
        query={query}
        failed={t('calendar.extensions.failed')}
        missing={empty}
        loading={<Skeleton active title={false} paragraph={{ rows: 4 }} />}
      >
        {({ list }) =>
          list.length === 0 ? empty : <ExtensionList list={list} zone={calendar.timeZone} onChange={open} />
        }
      </QueryView>
      {extending !== null && (
        <ExtensionForm
          key={`${extending.kind} ${extending.extension?.applicant ?? ''}`}
          extending={extending}
          calendar={calendar}
          batch={batch}
          list={query.data?.list ?? []}
          onClose={() => setExtending({ ...extending, isOpen: false })}
          onSaved={setSaved}
        />
      )}
    </Drawer>
  );
}
