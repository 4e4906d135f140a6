import { acceptInvitation } from '@portico/contract/invitations';
import type { FindInvitation } from '@portico/contract/invitations.schemas';
import { staffSignOut } from '@portico/contract/staff';
import { passwordProblem } from '@portico/form-engine/patterns/password';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, type InputRef } from 'antd';
import { type SyntheticEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../lib/api.ts';
import { sessionQuery } from '../../../lib/session.ts';
import { useFailureText } from '../../../lib/use-failure-text.ts';
import classes from '../../../parts/frame/entry.module.css';
import { useArriving } from './arrival.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { TextField } from './text-field.tsx';

interface InvitationFormProps {
  readonly token: string;
  readonly invitation: FindInvitation['output'];
}

/** Accepts an invitation. The address stands in it and cannot be another one. */
export function InvitationForm({ token, invitation: { email, has_account: isKnown } }: InvitationFormProps) {
  const t = useTranslations('console.entering');
  const failureText = useFailureText();
  const client = useQueryClient();
  const arrive = useArriving();
  const { data: session } = useQuery({ ...sessionQuery, retry: false });
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const nameInput = useRef<InputRef>(null);
  const passwordInput = useRef<InputRef>(null);
  const accept = useMutation({
    mutationFn: () => call(acceptInvitation, isKnown ? { token } : { token, name: name.trim(), password }),
    onSuccess: ({ account, made }) => {
      client.removeQueries(sessionQuery);
      arrive({ ready: made ? 'invited' : 'added', account });
    },
  });
  const leave = useMutation({
    mutationFn: () => call(staffSignOut, {}),
    onSuccess: () => client.resetQueries(sessionQuery),
  });
  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    setSubmitted(true);
    if (!isKnown && name.trim() === '') nameInput.current?.focus();
    else if (!isKnown && passwordProblem(password) !== null) passwordInput.current?.focus();
    else if (!accept.isPending) accept.mutate();
  }
  if (session !== undefined && session.account.toLowerCase() !== email.toLowerCase())
    return (
      <div className={classes.form}>
        <Alert
          type="warning"
          showIcon
          role="alert"
          title={t('invitation.other', { account: session.account, email })}
        />
        <Button block size="large" loading={leave.isPending} onClick={() => leave.mutate()}>
          {t('invitation.signOut')}
        </Button>
      </div>
    );
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      {accept.isError && <Alert type="error" showIcon role="alert" title={failureText(accept.error)} />}
      <p>{t('invitation.address', { email })}</p>
      {isKnown ? (
        <p>{t('invitation.known')}</p>
      ) : (
        <>
          <TextField
            ref={nameInput}
            id="name"
            label={t('name')}
            about={t('nameAbout')}
            autoComplete="name"
            maxLength={60}
            value={name}
            onChange={setName}
            problem={isSubmitted && name.trim() === '' ? t('nameMissing') : null}
          />
          <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
          <NewPasswordField ref={passwordInput} value={password} onChange={setPassword} isSubmitted={isSubmitted} />
        </>
      )}
      <Button block type="primary" size="large" htmlType="submit" loading={accept.isPending}>
        {isKnown ? t('invitation.accept') : t('invitation.make')}
      </Button>
    </form>
  );
}
