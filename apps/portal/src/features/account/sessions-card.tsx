import { endSession } from '@portico/contract/accounts';
import { Button } from '@portico/ui/button';
import { Card } from '@portico/ui/card';
import { Notice } from '@portico/ui/notice';
import { Skeleton } from '@portico/ui/skeleton';
import { useToast } from '@portico/ui/toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '../../lib/api.ts';
import { formatMoment, ownZone } from '@portico/browser/moment';
import { useSession } from '../../lib/state/session-store.ts';
import { useFailureText } from '../../lib/use-failure-text.ts';
import { sessionsQuery } from './account-queries.ts';
import styles from './account.module.css';

/** The active sessions; all except the current one can be ended. */
export function SessionsCard() {
  const t = useTranslations();
  const language = useSession((session) => session.language);
  const failureText = useFailureText();
  const toast = useToast();
  const queries = useQueryClient();
  const { data: sessions, isError, refetch } = useQuery(sessionsQuery);
  const ending = useMutation({
    networkMode: 'always',
    mutationFn: (id: string) => call(endSession, { id }),
    onSuccess: () => toast(t('accounts.account.sessions.ended'), 'success'),
    onSettled: () => queries.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
  return (
    <Card title={t('accounts.account.sessions.title')}>
      {ending.isError ? <Notice kind="error">{failureText(ending.error)}</Notice> : null}
      {sessions === undefined && !isError ? <Skeleton lines={2} label={t('portal.loading')} /> : null}
      {sessions === undefined && isError ? (
        <Notice kind="error">
          {t('accounts.account.sessions.failed')}{' '}
          <Button kind="quiet" onClick={() => void refetch()}>
            {t('portal.retry')}
          </Button>
        </Notice>
      ) : null}
      <ul className={styles.rows}>
        {sessions?.map(({ id, agent, created_at, current }) => {
          const name = agent || t('accounts.account.sessions.unknown');
          const time = formatMoment(created_at, language, ownZone());
          return (
            <li key={id} className={styles.row}>
              <div className={styles.fact}>
                <div>{name}</div>
                <div className={styles.term}>{t('accounts.account.sessions.since', { time })}</div>
              </div>
              {current ? (
                <span className={styles.badge}>{t('accounts.account.sessions.current')}</span>
              ) : (
                <Button
                  kind="quiet"
                  aria-label={t('accounts.account.sessions.endOf', { agent: name })}
                  busy={ending.isPending && ending.variables === id}
                  disabled={ending.isPending}
                  onClick={() => ending.mutate(id)}
                >
                  {t('accounts.account.sessions.end')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
