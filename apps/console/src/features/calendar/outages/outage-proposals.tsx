import { formatMoment } from '@portico/browser/moment';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../../lib/language.ts';
import { useProject } from '../../../lib/project.ts';
import type { Calendar } from '../use-calendar.ts';
import { ApprovalForm, type Deciding } from './approval-form.tsx';
import { DismissalForm } from './dismissal-form.tsx';
import classes from './outages.module.css';
import { outagesQuery } from './use-outages.ts';

interface OutageProposalsProps {
  readonly calendar: Calendar;
  readonly onSaved: (sentence: string) => void;
}

/** Batches that lost time because the portal was down; somebody decides whether everybody gets it back. */
export function OutageProposals({ calendar, onSaved }: OutageProposalsProps) {
  const t = useTranslations('console.calendar.outages');
  const language = useLanguage();
  const { data, isError } = useQuery(outagesQuery(useProject().id));
  const [deciding, setDeciding] = useState<Deciding | null>(null);
  const close = () => setDeciding((open) => open && { ...open, isOpen: false });
  const moment = (at: number) => formatMoment(at, language, calendar.timeZone, 'column');
  if (isError) return <Alert className={classes.one ?? ''} type="warning" showIcon title={t('failed')} />;
  return (
    <>
      {data?.list.map((proposal) => {
        const batch = calendar.batches.find((one) => one.batch === proposal.batch);
        const name = batch?.values.title[language] || batch?.values.code || '';
        const decide = (how: Deciding['how']) =>
          setDeciding({ how, isOpen: true, proposal, name, revision: calendar.revision });
        const minutes = Math.ceil(proposal.seconds / 60);
        return (
          <Alert
            key={proposal.batch}
            className={classes.one ?? ''}
            type="warning"
            showIcon
            title={t('title', { name, hours: Math.floor(minutes / 60), minutes: minutes % 60 })}
            description={
              <>
                <ul className={classes.outages}>
                  {proposal.outages.map(({ began, ended }) => (
                    <li key={began}>{t('outage', { began: moment(began), ended: moment(ended) })}</li>
                  ))}
                </ul>
                <p className={classes.text}>
                  {t('text', {
                    people: proposal.people,
                    endsAt: moment(proposal.endsAt),
                    until: moment(proposal.until),
                  })}
                </p>
                <div className={classes.tools}>
                  <Button onClick={() => decide('approve')}>{t('extend')}</Button>
                  <Button type="text" onClick={() => decide('dismiss')}>
                    {t('dismiss')}
                  </Button>
                </div>
              </>
            }
          />
        );
      })}
      {deciding?.how === 'approve' && (
        <ApprovalForm
          key={deciding.proposal.batch}
          approving={deciding}
          calendar={calendar}
          onClose={close}
          onSaved={onSaved}
        />
      )}
      {deciding?.how === 'dismiss' && (
        <DismissalForm key={deciding.proposal.batch} dismissing={deciding} onClose={close} onSaved={onSaved} />
      )}
    </>
  );
}
