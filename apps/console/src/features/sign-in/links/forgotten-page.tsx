import { requestStaffPassword } from '@portico/contract/invitations';
import { useMutation } from '@tanstack/react-query';
import { Alert, Button, type InputRef } from 'antd';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { call } from '../../../lib/api.ts';
import { paths } from '../../../lib/paths.ts';
import { useFailureText } from '../../../lib/use-failure-text.ts';
import { EntryFrame } from '../../../parts/frame/entry-frame.tsx';
import classes from '../../../parts/frame/entry.module.css';
import { FocusedMessage } from '../../../parts/states/focused-message.tsx';
import { TextField } from './text-field.tsx';

/** Asks for a link by mail. The answer is the same whether or not somebody has the address. */
export function ForgottenPage() {
  const t = useTranslations('console.entering');
  const failureText = useFailureText();
  const request = useMutation({ mutationFn: (email: string) => call(requestStaffPassword, { email }) });
  const [email, setEmail] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const input = useRef<InputRef>(null);
  useEffect(() => input.current?.focus(), []);
  const isComplete = /^\S+@\S+\.\S+$/.test(email.trim());
  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    setSubmitted(true);
    if (!isComplete) input.current?.focus();
    else if (!request.isPending) request.mutate(email.trim());
  }
  return (
    <EntryFrame title={t('forgotten.title')} lead={t('forgotten.lead')}>
      {request.isSuccess ? (
        <FocusedMessage type="info" text={t('forgotten.sent', { email: request.variables })} />
      ) : (
        <form className={classes.form} onSubmit={submit} noValidate>
          {request.isError && <Alert type="error" showIcon role="alert" title={failureText(request.error)} />}
          <TextField
            ref={input}
            id="email"
            label={t('mail')}
            autoComplete="email"
            inputMode="email"
            autoCapitalize="none"
            maxLength={254}
            value={email}
            onChange={setEmail}
            problem={isSubmitted && !isComplete ? t('mailMissing') : null}
          />
          <Button block type="primary" size="large" htmlType="submit" loading={request.isPending}>
            {t('forgotten.submit')}
          </Button>
        </form>
      )}
      <p className={classes.forgotten}>
        <Link to={paths.signIn}>{t('toSignIn')}</Link>
      </p>
      <p className={classes.hint}>{t('forgotten.none')}</p>
    </EntryFrame>
  );
}
