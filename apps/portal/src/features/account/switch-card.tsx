import { Button } from '@portico/ui/button';
import { Card } from '@portico/ui/card';
import { ArrowRightIcon } from '@portico/ui/icons';
import { Notice } from '@portico/ui/notice';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useSession } from '../../lib/state/session-store.ts';
import { useFailureText } from '../../lib/use-failure-text.ts';
import { switchProjectsQuery } from './account-queries.ts';
import { enterProject } from './switch-project.ts';
import styles from './account.module.css';

/** The organisation's other projects; empty if there are none. */
export function SwitchCard() {
  const t = useTranslations();
  const language = useSession((session) => session.language);
  const failureText = useFailureText();
  const { data: projects, isError, refetch } = useQuery(switchProjectsQuery);
  const going = useMutation({
    networkMode: 'always',
    mutationFn: enterProject,
    onSuccess: (address) => location.assign(address),
  });
  if (!isError && (projects === undefined || projects.length === 0)) return null;
  return (
    <Card title={t('accounts.account.switch.title')}>
      {projects === undefined ? (
        <Notice kind="error">
          {t('accounts.account.switch.failed')}{' '}
          <Button kind="quiet" onClick={() => void refetch()}>
            {t('portal.retry')}
          </Button>
        </Notice>
      ) : (
        <p className={styles.hint}>{t('accounts.account.switch.text')}</p>
      )}
      {going.isError ? <Notice kind="error">{failureText(going.error)}</Notice> : null}
      <ul className={styles.rows}>
        {projects?.map(({ domain, title }) => (
          <li key={domain} className={styles.row}>
            <div className={styles.fact}>{title[language]}</div>
            <Button
              kind="quiet"
              aria-label={t('accounts.account.switch.go', { project: title[language] })}
              busy={going.isPending && going.variables === domain}
              disabled={going.isPending || going.isSuccess}
              onClick={() => going.mutate(domain)}
            >
              <ArrowRightIcon />
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
