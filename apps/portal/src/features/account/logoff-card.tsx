import { logoff } from '@portico/contract/accounts';
import { Button } from '@portico/ui/button';
import { Card } from '@portico/ui/card';
import { ConfirmDialog } from '@portico/ui/confirm-dialog';
import { Notice } from '@portico/ui/notice';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../lib/api.ts';
import { hrefTo } from '../../lib/navigation/paths.ts';
import { eraseSession } from '../../lib/session/session.ts';
import { useSession, type Project, type User } from '../../lib/state/session-store.ts';
import { useFailureText } from '../../lib/use-failure-text.ts';
import styles from './account.module.css';

interface LogoffCardProps {
  readonly user: User;
  readonly project: Project;
  readonly asked: object | null;
}

/** Spec 4: logoff asks for confirmation, then the account is gone and the session cleared. */
export function LogoffCard({ user, project, asked }: LogoffCardProps) {
  const t = useTranslations('accounts');
  const language = useSession((session) => session.language);
  const failureText = useFailureText();
  const [opened, setOpened] = useState(false);
  const [declined, setDeclined] = useState<object | null>(null);
  const cancel = () => {
    setOpened(false);
    setDeclined(asked);
  };
  const leaving = useMutation({
    networkMode: 'always',
    mutationFn: () => call(logoff, { user_id: user.user_id }),
    onSuccess: async () => {
      await eraseSession();
      location.hash = hrefTo('/login');
      location.reload();
    },
  });
  const account = user.email || user.mobile || user.name;
  return (
    <Card title={t('account.logoff.title')}>
      <div className={styles.stack}>
        <p className={styles.hint}>{t('account.logoff.text')}</p>
        <Button kind="danger" onClick={() => setOpened(true)}>
          {t('account.logoff.open')}
        </Button>
      </div>
      <ConfirmDialog
        open={opened || asked !== declined}
        title={t('account.logoff.question')}
        texts={{ confirm: t('account.logoff.confirm'), cancel: t('account.logoff.keep'), close: t('close') }}
        danger
        busy={leaving.isPending || leaving.isSuccess}
        onConfirm={() => leaving.mutate()}
        onCancel={cancel}
      >
        <p>{t('account.logoff.loses')}</p>
        <ul className={styles.losses}>
          <li>{t('account.logoff.account', { account })}</li>
          <li>{t('account.logoff.application', { project: project.title[language] })}</li>
          <li>{t('account.logoff.messages')}</li>
        </ul>
        {leaving.isError ? <Notice kind="error">{failureText(leaving.error)}</Notice> : null}
      </ConfirmDialog>
    </Card>
  );
}
