import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, EditOutlined, FieldTimeOutlined } from '@ant-design/icons';
import { useMutation } from '@tanstack/react-query';
import { Alert, Button, Tag } from 'antd';
import type { ComponentType } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../lib/language.ts';
import { useProject } from '../../lib/project.ts';
import { useFailureText } from '../../lib/use-failure-text.ts';
import { useConfirm } from '../../parts/confirm/confirm.tsx';
import { BothZones } from '../../parts/moments/both-zones.tsx';
import classes from './calendar.module.css';
import { type Calendar, type CalendarBatch, useCalendarChanges } from './use-calendar.ts';

interface BatchListProps {
  readonly calendar: Calendar;
  readonly onEdit: (batch: CalendarBatch) => void;
  readonly onExtend: (batch: CalendarBatch, name: string) => void;
}

/** The batches in the order of the portal. */
export function BatchList({ calendar, onEdit, onExtend }: BatchListProps) {
  const t = useTranslations('console.calendar');
  const language = useLanguage();
  const confirm = useConfirm();
  const failureText = useFailureText();
  const { order, remove } = useCalendarChanges(useProject().id);
  const { batches, revision, timeZone } = calendar;
  const ordering = useMutation({ mutationFn: (ids: readonly string[]) => order(revision, ids) });
  const move = (from: number, by: -1 | 1) => {
    const ids = batches.map(({ batch }) => batch);
    const [moved] = ids.splice(from, 1);
    if (moved === undefined || ordering.isPending) return;
    ids.splice(from + by, 0, moved);
    ordering.mutate(ids);
  };
  const askToRemove = ({ batch }: CalendarBatch, name: string) =>
    confirm({
      title: t('removeTitle', { name }),
      effect: t('removeText'),
      label: t('removeLabel', { word: t(`words.${calendar.word}`) }),
      isDestructive: true,
      run: () => remove(batch, revision),
    });
  return (
    <>
      {ordering.isError && <Alert type="error" showIcon role="alert" title={failureText(ordering.error)} />}
      <ol className={classes.list} aria-label={t(`list.${calendar.word}`)}>
        {batches.map((one, index) => {
          const { values, state, begun, submitted } = one;
          const name = values.title[language] || values.code;
          const isUsed = begun + submitted > 0 || one.isNumbered;
          const stateName = (['toCome', 'open', 'closed'] as const)[state];
          return (
            <li key={one.batch} className={classes.batch}>
              <div>
                <h3 className={classes.name}>{name}</h3>
                <p className={classes.facts}>
                  <Tag className={`${classes['state']} ${classes[stateName]}`}>{t(`states.${stateName}`)}</Tag>
                  <span>{values.code}</span>
                  <span>
                    {values.capacity === null
                      ? t('counts', { submitted, begun })
                      : t('places', { submitted, capacity: values.capacity })}
                  </span>
                </p>
              </div>
              <Moment label={t('opens')} at={values.startsAt} zone={timeZone} />
              <Moment label={t('closes')} at={values.endsAt} zone={timeZone} />
              <div className={classes.tools}>
                <Tool label={t('edit', { name })} Icon={EditOutlined} run={() => onEdit(one)} />
                <Tool label={t('extensions.open', { name })} Icon={FieldTimeOutlined} run={() => onExtend(one, name)} />
                <Tool
                  label={t('up', { name })}
                  Icon={ArrowUpOutlined}
                  run={() => move(index, -1)}
                  isOff={index === 0}
                />
                <Tool
                  label={t('down', { name })}
                  Icon={ArrowDownOutlined}
                  run={() => move(index, 1)}
                  isOff={index === batches.length - 1}
                />
                <Tool
                  label={t('remove', { name })}
                  title={isUsed ? t('cannotRemove') : undefined}
                  Icon={DeleteOutlined}
                  run={() => askToRemove(one, name)}
                  isOff={isUsed}
                />
              </div>
            </li>
          );
        })}
      </ol>
    </>
  );
}

function Moment({ label, at, zone }: { readonly label: string; readonly at: number; readonly zone: string }) {
  return (
    <dl className={classes.moment}>
      <dt>{label}</dt>
      <dd>
        <BothZones at={at} zone={zone} />
      </dd>
    </dl>
  );
}

interface ToolProps {
  readonly label: string;
  readonly title?: string | undefined;
  readonly Icon: ComponentType<{ readonly 'aria-hidden'?: boolean }>;
  readonly run: () => void;
  readonly isOff?: boolean;
}

function Tool({ label, title = label, Icon, run, isOff = false }: ToolProps) {
  return (
    <Button type="text" aria-label={label} title={title} disabled={isOff} icon={<Icon aria-hidden />} onClick={run} />
  );
}
