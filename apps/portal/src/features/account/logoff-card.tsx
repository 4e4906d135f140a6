import { logoff } from '@portico/contract/accounts';
import { Button } from '@portico/ui/button';
import { Card } from '@portico/ui/card';
import { Dialog } from '@portico/ui/dialog';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../lib/api.ts';
import { hrefTo } from '../../lib/navigation/paths.ts';
import { eraseSession } from '../../lib/session/session.ts';
import { useSession, type Project, type User } from '../../lib/state/session-store.ts';
import { type Owner, OwnerStep } from './profile/owner-step.tsx';
import styles from './account.module.css';

interface LogoffCardProps {
  readonly user: User;
  readonly project: Project;
  readonly request: object | null;
}

/**
 * Spec 4: deleting the account asks for confirmation and proof of ownership; then the account is gone and the session
 * cleared.
 */
export function LogoffCard({ user, project, request }: LogoffCardProps) {
  const t = useTranslations('accounts');
  const language = useSession((session) => session.language);
  const [opened, setOpened] = useState(false);
  const [declined, setDeclined] = useState<object | null>(null);
  const cancel = () => {
    setOpened(false);
    setDeclined(request);
  };
  const leave = async (owner: Owner) => {
    await call(logoff, { user_id: user.user_id, ...owner });
    await eraseSession();
    location.hash = hrefTo('/login');
    location.reload();
  };
  const account = user.email || user.mobile || user.name;
  return (
    <Card title={t('account.logoff.title')}>
      <div className={styles.stack}>
        <p className={styles.hint}>{t('account.logoff.text')}</p>
        <Button kind="danger" onClick={() => setOpened(true)}>
          {t('account.logoff.open')}
        </Button>
      </div>
      <Dialog open={opened || request !== declined} title={t('account.logoff.question')} onClose={cancel}>
        <div className={styles.editor}>
          <div>
            <p>{t('account.logoff.loses')}</p>
            <ul className={styles.losses}>
              <li>{t('account.logoff.account', { account })}</li>
              <li>{t('account.logoff.application', { project: project.title[language] })}</li>
              <li>{t('account.logoff.messages')}</li>
            </ul>
          </div>
          <OwnerStep user={user} channel="mail" refused={null} deletes onConfirmed={leave} onCancel={cancel} />
        </div>
      </Dialog>
    </Card>
  );
}
