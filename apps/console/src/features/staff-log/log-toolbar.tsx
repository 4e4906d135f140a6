import { DownloadOutlined, SafetyCertificateOutlined } from '@ant-design/icons';
import { logExportPath } from '@portico/contract/staff-log';
import { Button, Input, Tag } from 'antd';
import { useState } from 'react';
import { useMessages, useTranslations } from 'use-intl';
import { useLanguage } from '../../lib/language.ts';
import { useOwnZone } from '../../lib/own-zone.ts';
import { useMay } from '../../lib/session.ts';
import { FilterSelect } from '../../parts/list-filter/filter-select.tsx';
import { ListToolbar } from '../../parts/list-filter/list-toolbar.tsx';
import type { ListAddress } from '../../parts/list-filter/use-list-address.ts';
import { isAction } from './action-words.ts';
import { type LogFilter, wireFilter } from './log-filter.ts';
import classes from './staff-log.module.css';
import { useProjects } from './use-staff-log.ts';
import { VerifyDrawer } from './verify-drawer.tsx';

type LogToolbarProps = Pick<ListAddress<LogFilter>, 'filter' | 'change'>;

export function LogToolbar({ filter, change }: LogToolbarProps) {
  const t = useTranslations('console.staffLog');
  const mayVerify = useMay()('log.verify');
  const zone = useOwnZone();
  const [isVerifying, setIsVerifying] = useState(false);
  const actions = (
    <>
      <Button icon={<DownloadOutlined aria-hidden />} href={exportAddress(filter, zone)} download>
        {t('export')}
      </Button>
      {mayVerify && (
        <Button icon={<SafetyCertificateOutlined aria-hidden />} onClick={() => setIsVerifying(true)}>
          {t('verifyTitle')}
        </Button>
      )}
    </>
  );
  return (
    <>
      <ListToolbar label={t('filters')} actions={actions}>
        <ActionChoice filter={filter} change={change} />
        <ProjectChoice filter={filter} change={change} />
        <Day label={t('from')} day={filter.from} onChange={(from) => change({ from })} />
        <Day label={t('until')} day={filter.until} onChange={(until) => change({ until })} />
        {filter.person !== '' && <Only text={t('onlyPerson')} onRemove={() => change({ person: '' })} />}
        {filter.application !== '' && <Only text={t('onlyApplication')} onRemove={() => change({ application: '' })} />}
      </ListToolbar>
      <VerifyDrawer isOpen={isVerifying} onClose={() => setIsVerifying(false)} />
    </>
  );
}

function exportAddress(filter: LogFilter, zone: string): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(wireFilter(filter, zone)))
    if (value !== undefined) query.set(name, String(value));
  return `${logExportPath}?${query.toString()}`;
}

function ActionChoice({ filter, change }: LogToolbarProps) {
  const t = useTranslations('console.staffLog');
  const { actions } = useMessages().console.staffLog;
  const options = Object.keys(actions)
    .filter(isAction)
    .map((value) => ({ value, label: t(`actions.${value}`) }));
  return (
    <FilterSelect<string>
      label={t('action')}
      all={t('allActions')}
      value={filter.action}
      options={options}
      onChange={(action) => change({ action })}
      isLong
    />
  );
}

function ProjectChoice({ filter, change }: LogToolbarProps) {
  const t = useTranslations('console.staffLog');
  const language = useLanguage();
  const { data: projects = [], isPending } = useProjects();
  return (
    <FilterSelect
      label={t('project')}
      all={t('allProjects')}
      value={filter.project}
      options={projects.map(({ project_id, title }) => ({ value: project_id, label: title[language] }))}
      onChange={(project) => change({ project })}
      isLong
      isLoading={isPending}
    />
  );
}

interface DayProps {
  readonly label: string;
  readonly day: string;
  readonly onChange: (day: string) => void;
}

function Day({ label, day, onChange }: DayProps) {
  return (
    <label className={classes.day}>
      <span>{label}</span>
      <Input type="date" max="2099-12-31" value={day} onChange={(event) => onChange(event.target.value)} />
    </label>
  );
}

function Only({ text, onRemove }: { readonly text: string; readonly onRemove: () => void }) {
  const t = useTranslations('console.staffLog');
  return (
    <Tag className={classes.only ?? ''} closable={{ 'aria-label': t('removeFilter') }} onClose={onRemove}>
      {text}
    </Tag>
  );
}
