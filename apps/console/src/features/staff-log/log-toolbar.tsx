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
import { usePeople, useProjects, useStaffLog } from './use-staff-log.ts';
import { VerifyDrawer } from './verify-drawer.tsx';

type LogToolbarProps = Pick<ListAddress<LogFilter>, 'filter' | 'change' | 'after'>;

export function LogToolbar({ filter, change, after }: LogToolbarProps) {
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
        <PersonChoice filter={filter} change={change} after={after} />
        <ActionChoice filter={filter} change={change} />
        <ProjectChoice filter={filter} change={change} />
        <div className={classes.days}>
          <Day label={t('from')} day={filter.from} onChange={(from) => change({ from })} />
          <Day label={t('until')} day={filter.until} onChange={(until) => change({ until })} />
        </div>
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

/** Whoever did something here. The one in the address is named also before anybody looked at the others. */
function PersonChoice({ filter, change, after }: LogToolbarProps) {
  const t = useTranslations('console.staffLog');
  const [isAsked, setIsAsked] = useState(false);
  const { data: people = [], isFetching } = usePeople(isAsked);
  const line = useStaffLog({ filter, after }).data?.list.find(({ person }) => person === filter.person);
  const isListed = filter.person === '' || people.some(({ value }) => value === filter.person);
  const named = isListed ? [] : [{ value: filter.person, label: line?.by ?? t('onlyPerson') }];
  return (
    <FilterSelect<string>
      label={t('person')}
      all={t('allPeople')}
      value={filter.person}
      options={[...named, ...people]}
      onChange={(person) => change({ person })}
      onOpen={() => setIsAsked(true)}
      isLong
      isLoading={isFetching}
    />
  );
}

type ChoiceProps = Pick<LogToolbarProps, 'filter' | 'change'>;

function ActionChoice({ filter, change }: ChoiceProps) {
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

function ProjectChoice({ filter, change }: ChoiceProps) {
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
