import { Button } from '@portico/ui/button';
import { Checkbox } from '@portico/ui/checkbox';
import { Notice } from '@portico/ui/notice';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { SignedIn } from '../../lib/session/complete-sign-in.ts';
import { useApplication } from '../../lib/state/application-store.ts';
import { FormFailure } from '../../parts/form/form-failure.tsx';
import { useForm } from '../../parts/form/use-form.ts';
import { signIn } from './sign-in.ts';
import styles from './sign-in.module.css';

/** Sign-in without a password: the id of this device is the key, so the page first explains what that means. */
export function FastForm({ onSignedIn }: { readonly onSignedIn: (signedIn: SignedIn) => void }) {
  const t = useTranslations('accounts.fast');
  const [understood, setUnderstood] = useState(false);
  const { form, busy, problems, failure, submit, clear } = useForm<'understood'>();

  const send = async () => onSignedIn(await signIn({ method: 'fast', device_id: useApplication.getState().deviceId }));
  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(() => ({ understood: understood ? undefined : t('understoodMissing') }), send);
      }}
      noValidate
    >
      <p>{t('lead')}</p>
      <Notice kind="warning" title={t('warning')}>
        <ul className={styles.warnings}>
          <li>{t('device')}</li>
          <li>{t('cache')}</li>
          <li>{t('logout')}</li>
        </ul>
      </Notice>
      <Checkbox
        label={t('understood')}
        checked={understood}
        onChange={(event) => {
          setUnderstood(event.target.checked);
          clear('understood');
        }}
        error={problems.understood}
        required
      />
      <FormFailure text={failure?.text ?? null} />
      <Button type="submit" kind="primary" wide busy={busy}>
        {t('submit')}
      </Button>
    </form>
  );
}
