import { Button } from '@portico/ui/button';
import { Card } from '@portico/ui/card';
import { LinkButton } from '@portico/ui/link-button';
import { useToast } from '@portico/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { hrefTo } from '../../../lib/navigation/paths.ts';
import { homeQuery } from '../../../lib/queries.ts';
import type { User } from '../../../lib/state/session-store.ts';
import { AddressEditor } from './address-editor.tsx';
import { focusFirst } from './focus-first.ts';
import { NameEditor } from './name-editor.tsx';
import styles from '../account.module.css';

type Part = 'name' | 'email' | 'mobile';
const changeWords = { name: 'changeName', email: 'changeEmail', mobile: 'changeMobile' } as const;

/** Name, mail address and mobile number; only one can be edited at a time. */
export function ProfileCard({ user }: { readonly user: User }) {
  const t = useTranslations('accounts');
  const toast = useToast();
  const queries = useQueryClient();
  const [editing, setEditing] = useState<Part | null>(null);
  const [lastEdited, setLastEdited] = useState<Part | null>(null);
  const close = () => {
    setLastEdited(editing);
    setEditing(null);
  };
  const saved = () => {
    close();
    toast(t('account.saved'), 'success');
    void queries.invalidateQueries({ queryKey: homeQuery.queryKey });
  };
  const editors = {
    name: <NameEditor name={user.name} onSaved={saved} onCancel={close} />,
    email: <AddressEditor channel="mail" user={user} onSaved={saved} onCancel={close} />,
    mobile: <AddressEditor channel="sms" user={user} onSaved={saved} onCancel={close} />,
  };
  return (
    <Card title={t('account.profile')}>
      <ul className={styles.rows}>
        {(['name', 'email', 'mobile'] as const).map((part) =>
          editing === part ? (
            <li key={`${part} editor`} ref={focusFirst} className={styles.editor}>
              {editors[part]}
            </li>
          ) : (
            <li key={part} ref={lastEdited === part ? focusFirst : null} className={styles.row}>
              <div className={styles.value}>
                <div className={styles.term}>{t(part)}</div>
                <div className={user[part] === '' ? styles.nothing : undefined}>
                  {user[part] || t('account.nothing')}
                </div>
              </div>
              <Button kind="quiet" onClick={() => setEditing(part)}>
                {t(`account.${changeWords[part]}`)}
              </Button>
            </li>
          ),
        )}
      </ul>
      {user.temporary ? null : (
        <div className={styles.more}>
          <LinkButton kind="secondary" href={hrefTo(user.can.changePassword ? '/edit_pass' : '/pass')}>
            {t(user.can.changePassword ? 'account.changePassword' : 'account.setPassword')}
          </LinkButton>
        </div>
      )}
    </Card>
  );
}
