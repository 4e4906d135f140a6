import { Button } from '@portico/ui/button';
import { Notice } from '@portico/ui/notice';
import { useTranslations } from 'use-intl';
import { pathTo } from '../../lib/navigation/paths.ts';
import { goTo } from '../../lib/navigation/hash-location.ts';
import { CredentialList, type Credentials } from '../../parts/credentials/credential-list.tsx';
import { DoneCard } from '../../parts/form/done-card.tsx';
import layout from '../../parts/form/form-layout.module.css';

export interface MailSentProps {
  readonly email: string;
  /** Where the project made them: they are shown here once. */
  readonly credentials: Credentials | null;
}

/** The account waits for the link in its mail. */
export function MailSent({ email, credentials }: MailSentProps) {
  const t = useTranslations('accounts');
  return (
    <DoneCard title={t('register.mailSent')} text={t('register.mailSentText', { email })}>
      <p className={layout.quiet}>{t('spam')}</p>
      {credentials === null ? null : (
        <>
          <p>{t('success.lead')}</p>
          <CredentialList credentials={credentials} />
          <Notice kind="warning">{t('success.change')}</Notice>
        </>
      )}
      <div>
        <p>{t('register.notArrived')}</p>
        <Button kind="secondary" onClick={() => goTo(pathTo('/email'), { state: { email } })}>
          {t('register.sendAgain')}
        </Button>
      </div>
    </DoneCard>
  );
}
