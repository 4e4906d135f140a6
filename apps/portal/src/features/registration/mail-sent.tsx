import { Button } from '@portico/ui/button';
import { Notice } from '@portico/ui/notice';
import { useTranslations } from 'use-intl';
import { ActivationSent } from '../../parts/activation/activation-sent.tsx';
import { useResending } from '../../parts/activation/use-resending.ts';
import { CredentialList, type Credentials } from '../../parts/credentials/credential-list.tsx';
import { DoneCard } from '../../parts/form/done-card.tsx';
import layout from '../../parts/form/form-layout.module.css';
import { SmallForm } from '../../parts/form/small-form.tsx';
import { useForm } from '../../parts/form/use-form.ts';
import { HumanProofField } from '../../parts/human-proof/human-proof-field.tsx';

export interface Mailed {
  readonly email: string;
  /** Shown here once, if the project generated them. */
  readonly credentials: Credentials | null;
}

interface MailSentProps extends Mailed {
  /** Back to the form, in which everything typed is still there. */
  readonly onCorrect: () => void;
}

/** The account exists, but must be activated by the link in its mail. */
export function MailSent({ email, credentials, onCorrect }: MailSentProps) {
  const t = useTranslations('accounts');
  const { proof, sentTo, resend } = useResending();
  const { form, busy, failure, submit } = useForm();
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
      <SmallForm
        form={form}
        failure={failure}
        onSubmit={() =>
          void submit(
            () => ({}),
            () => resend(email),
          )
        }
      >
        <ActivationSent to={sentTo} />
        <p>{t('register.notArrived')}</p>
        <HumanProofField proof={proof} />
        <div className={layout.actions}>
          <Button type="submit" kind="secondary" busy={busy}>
            {t('register.sendAgain')}
          </Button>
          <Button kind="quiet" onClick={onCorrect}>
            {t('register.correct')}
          </Button>
        </div>
      </SmallForm>
    </DoneCard>
  );
}
