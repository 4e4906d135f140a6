import { formatMoment } from '@portico/browser/moment';
import { useMutation } from '@tanstack/react-query';
import { Alert, Button, Select, Tag } from 'antd';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../lib/language.ts';
import { useOwnZone } from '../../lib/own-zone.ts';
import { paths } from '../../lib/paths.ts';
import { useProject } from '../../lib/project.ts';
import { useStaffMember } from '../../lib/session.ts';
import { useFailureText } from '../../lib/use-failure-text.ts';
import classes from './messages.module.css';
import { type Thread, useThreadChanges } from './use-inbox.ts';

interface ThreadHeadProps {
  readonly applicant: string;
  readonly thread: Thread;
  readonly onDone: (sentence: string) => void;
}

/** Who writes, whether they wait, and who looks after it. */
export function ThreadHead({ applicant, thread, onDone }: ThreadHeadProps) {
  const t = useTranslations('console.inbox');
  const failureText = useFailureText();
  const language = useLanguage();
  const zone = useOwnZone();
  const { may } = useProject();
  const { settle } = useThreadChanges(applicant);
  const { name, application, number, isSubmitted } = thread.applicant;
  const { waitingSince, dueAt, isOverdue, revision } = thread;
  const inWords = (at: string) => formatMoment(Date.parse(at) / 1000, language, zone, 'column');
  const settling = useMutation({
    mutationFn: () => settle(revision),
    onSuccess: () => onDone(t('thread.settled')),
  });
  return (
    <header className={classes.head}>
      <div>
        <h2 className={classes.title}>{t('thread.title', { name: name || t('nameless') })}</h2>
        <p className={classes.lead}>
          {number === '' ? t('thread.noNumber') : t('thread.number', { number })}
          {' · '}
          {waitingSince === null ? t('thread.answered') : t('thread.waiting', { time: inWords(waitingSince) })}
          {dueAt !== null && ` · ${t('thread.due', { time: inWords(dueAt) })} `}
          {isOverdue && <Tag className={classes.overdue ?? ''}>{t('isOverdue')}</Tag>}
        </p>
        {application !== null && isSubmitted && may('applications.read') && (
          <Link to={paths.application(application)}>{t('thread.application')}</Link>
        )}
      </div>
      {may('messages.answer') && (
        <div className={classes.deeds}>
          <Assignment applicant={applicant} thread={thread} />
          {waitingSince !== null && (
            <Button loading={settling.isPending} onClick={() => settling.mutate()}>
              {t('thread.settle')}
            </Button>
          )}
        </div>
      )}
      {settling.isError && <Alert type="error" showIcon role="alert" title={failureText(settling.error)} />}
    </header>
  );
}

function Assignment({ applicant, thread: { assigned, colleagues } }: Omit<ThreadHeadProps, 'onDone'>) {
  const t = useTranslations('console.inbox');
  const failureText = useFailureText();
  const { staff_id: own } = useStaffMember();
  const { assign } = useThreadChanges(applicant);
  const was = assigned?.staff ?? null;
  const assigning = useMutation({ mutationFn: (staff: string | null) => assign(staff, was) });
  // Somebody who may not answer here any more is named still.
  const known =
    colleagues.some(({ staff }) => staff === was) || assigned === null ? colleagues : [...colleagues, assigned];
  return (
    <>
      <label className={classes.assigned}>
        {t('thread.assigned')}
        <Select<string>
          aria-label={t('thread.assigned')}
          className={classes.choice ?? ''}
          value={was ?? ''}
          loading={assigning.isPending}
          showSearch={{ optionFilterProp: 'label' }}
          options={[
            { value: '', label: t('nobody') },
            ...known.map(({ staff, name }) => ({ value: staff, label: name })),
          ]}
          onChange={(value) => assigning.mutate(value === '' ? null : value)}
        />
      </label>
      {was !== own && colleagues.some(({ staff }) => staff === own) && (
        <Button onClick={() => assigning.mutate(own)}>{t('thread.toMe')}</Button>
      )}
      {assigning.isError && <Alert type="error" showIcon role="alert" title={failureText(assigning.error)} />}
    </>
  );
}
