import { Button } from '@portico/ui/button';
import { Card } from '@portico/ui/card';
import { UserIcon } from '@portico/ui/icons';
import { useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { User } from '../../../lib/state/session-store.ts';
import { usePortrait } from './use-portrait.ts';
import styles from '../account.module.css';

export function PortraitCard({ user }: { readonly user: User }) {
  const t = useTranslations('accounts.account.portrait');
  const { busy, error, choose } = usePortrait();
  const input = useRef<HTMLInputElement>(null);
  const hint = useId();
  const hasPortrait = user.head_portrait !== '';
  return (
    <Card title={t('title')}>
      <div className={styles.portrait}>
        <div className={styles.picture}>
          {hasPortrait ? <img src={user.head_portrait} alt={t('yours')} /> : <UserIcon size={48} label={t('none')} />}
        </div>
        <div className={styles.choose}>
          <p id={hint} className={styles.hint}>
            {t('hint')}
          </p>
          <input
            ref={input}
            type="file"
            accept="image/jpeg,image/png"
            tabIndex={-1}
            aria-label={t('title')}
            onChange={(event) => {
              const file = event.target.files?.[0];
              if (file !== undefined) void choose(file);
              event.target.value = '';
            }}
          />
          <Button kind="secondary" busy={busy} aria-describedby={hint} onClick={() => input.current?.click()}>
            {busy ? t('saving') : t(hasPortrait ? 'replace' : 'choose')}
          </Button>
          <p role="alert" className={styles.error}>
            {error}
          </p>
        </div>
      </div>
    </Card>
  );
}
