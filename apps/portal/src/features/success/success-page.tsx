import { EmptyState } from '@portico/ui/empty-state';
import { LinkButton } from '@portico/ui/link-button';
import { Notice } from '@portico/ui/notice';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { hrefTo } from '../../lib/paths.ts';
import { CredentialList, type Credentials } from '../../parts/credentials/credential-list.tsx';
import { AccountCard } from '../../parts/form/account-card.tsx';
import layout from '../../parts/form/form-layout.module.css';

interface SuccessPageProps {
  readonly title: string;
  readonly credentials: Credentials | null;
  /** Shown once: gone when the page is left. */
  readonly onLeave: () => void;
}

export function SuccessPage({ title, credentials, onLeave }: SuccessPageProps) {
  const t = useTranslations('accounts.success');
  // Only leaving counts, whatever function is passed meanwhile.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => onLeave, []);
  if (credentials === null)
    return (
      <EmptyState
        level={1}
        title={t('gone')}
        text={t('goneText')}
        action={<LinkButton href={hrefTo('pass')}>{t('changeNow')}</LinkButton>}
      />
    );
  return (
    <AccountCard title={title} lead={t('lead')}>
      <CredentialList credentials={credentials} />
      <Notice kind="warning">{t('change')}</Notice>
      <div className={layout.actions}>
        <LinkButton href={hrefTo('edit_pass')}>{t('changeNow')}</LinkButton>
        <LinkButton kind="secondary" href={hrefTo('index')}>
          {t('goOn')}
        </LinkButton>
      </div>
    </AccountCard>
  );
}
