import { EmptyState } from '@portico/ui/empty-state';
import { LinkButton } from '@portico/ui/link-button';
import { Notice } from '@portico/ui/notice';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { hrefTo } from '../../lib/navigation/paths.ts';
import type { ScreenProps } from '../../lib/navigation/screen-props.ts';
import { useApplication } from '../../lib/state/application-store.ts';
import { CredentialList } from '../../parts/credentials/credential-list.tsx';
import { AccountCard } from '../../parts/form/account-card.tsx';
import layout from '../../parts/form/form-layout.module.css';

/** The generated credentials, shown once: they are gone when the page is left. */
export function SuccessPage({ title }: Pick<ScreenProps, 'title'>) {
  const t = useTranslations('accounts.success');
  const outcome = useApplication((application) => application.outcome);
  useEffect(() => () => useApplication.setState({ outcome: null }), []);
  const account = outcome?.['account'];
  const password = outcome?.['password'];
  if (typeof account !== 'string' || typeof password !== 'string')
    return (
      <EmptyState
        level={1}
        title={t('gone')}
        text={t('goneText')}
        action={<LinkButton href={hrefTo('/pass')}>{t('changeNow')}</LinkButton>}
      />
    );
  return (
    <AccountCard title={title} lead={t('lead')}>
      <CredentialList credentials={{ account, password }} />
      <Notice kind="warning">{t('change')}</Notice>
      <div className={layout.actions}>
        <LinkButton href={hrefTo('/edit_pass')}>{t('changeNow')}</LinkButton>
        <LinkButton kind="secondary" href={hrefTo('/')}>
          {t('goOn')}
        </LinkButton>
      </div>
    </AccountCard>
  );
}
