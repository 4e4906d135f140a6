import { trialForm } from '@portico/contract/forms';
import { Button } from '@portico/ui/button';
import { Card } from '@portico/ui/card';
import { EmptyState } from '@portico/ui/empty-state';
import { LinkButton } from '@portico/ui/link-button';
import { PageHeading } from '@portico/ui/page-heading';
import { Skeleton } from '@portico/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { CallFailed } from '@portico/contract/call-failed';
import { useTranslations } from 'use-intl';
import { call } from '../../lib/api.ts';
import { prepareFields } from '../../lib/prepare-fields.ts';
import { hrefTo } from '../../lib/navigation/paths.ts';
import { useTriedForm } from '../../lib/tried-form.ts';
import styles from './form-trial.module.css';
import { TrialForm } from './trial-form.tsx';
import { TriedForm } from './tried/tried-form.tsx';

/** A form to try out: the institution's for anybody, or in the frame of the designer the draft of somebody. */
export function FormTrialPage() {
  const tried = useTriedForm();
  return tried === null ? <PublishedForm /> : <TriedForm tried={tried} />;
}

/** The institution's form; nothing is sent or stored on the server. */
function PublishedForm() {
  const t = useTranslations('fields.trial');
  const { data, error, refetch } = useQuery({
    queryKey: ['trial-form'],
    queryFn: async ({ signal }) => {
      const trial = await call(trialForm, {}, { signal });
      await prepareFields(trial.modules);
      return trial;
    },
    staleTime: Infinity,
  });
  return (
    <div className={styles.page}>
      <PageHeading title={t('title')} lead={t('lead')} />
      {data === undefined ? null : <TrialForm modules={data.modules} today={data.today} />}
      {data === undefined && error === null ? (
        <Card>
          <Skeleton lines={8} label={t('loading')} />
        </Card>
      ) : null}
      {error === null ? null : <Failed error={error} onRetry={() => void refetch()} />}
    </div>
  );
}

function Failed({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const t = useTranslations('fields.trial');
  if (error instanceof CallFailed && error.status === 404) {
    const action = <LinkButton href={hrefTo('/register')}>{t('register')}</LinkButton>;
    return <EmptyState title={t('none')} text={t('noneText')} action={action} />;
  }
  return <EmptyState title={t('failed')} action={<Button onClick={onRetry}>{t('retry')}</Button>} />;
}
