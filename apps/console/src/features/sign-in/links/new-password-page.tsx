import { isLinkBroken } from '@portico/browser/call-failure';
import { setStaffPassword } from '@portico/contract/invitations';
import { passwordProblem } from '@portico/form-engine/patterns/password';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, type InputRef } from 'antd';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { call } from '../../../lib/api.ts';
import { paths } from '../../../lib/paths.ts';
import { sessionQuery } from '../../../lib/session.ts';
import { useFailureText } from '../../../lib/use-failure-text.ts';
import { EntryFrame } from '../../../parts/frame/entry-frame.tsx';
import classes from '../../../parts/frame/entry.module.css';
import { useArriving } from './arrival.ts';
import { isWholeToken } from './is-whole-token.ts';
import { NewPasswordField } from './new-password-field.tsx';

/** Sets a password by the link of a mail. */
export function NewPasswordPage() {
  const t = useTranslations('console.entering');
  const failureText = useFailureText();
  const client = useQueryClient();
  const arrive = useArriving();
  const token = useSearchParams()[0].get('token') ?? '';
  const [password, setPassword] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const input = useRef<InputRef>(null);
  useEffect(() => input.current?.focus(), []);
  const setting = useMutation({
    mutationFn: () => call(setStaffPassword, { token, password }),
    onSuccess: ({ account }) => {
      client.removeQueries(sessionQuery);
      arrive({ ready: 'password', account });
    },
  });
  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    setSubmitted(true);
    if (passwordProblem(password) !== null) input.current?.focus();
    else if (!setting.isPending) setting.mutate();
  }
  const isUsable = isWholeToken(token) && !isLinkBroken(setting.error);
  return (
    <EntryFrame title={t('newPasswordPage.title')} lead={t('newPasswordPage.lead')}>
      {isUsable ? (
        <form className={classes.form} onSubmit={submit} noValidate>
          {setting.isError && <Alert type="error" showIcon role="alert" title={failureText(setting.error)} />}
          <NewPasswordField ref={input} value={password} onChange={setPassword} isSubmitted={isSubmitted} />
          <Button block type="primary" size="large" htmlType="submit" loading={setting.isPending}>
            {t('newPasswordPage.submit')}
          </Button>
        </form>
      ) : (
        <Alert type="error" showIcon role="alert" title={setting.isError ? failureText(setting.error) : t('broken')} />
      )}
      {!isUsable && (
        <p className={classes.forgotten}>
          <Link ref={focus} to={paths.forgotten}>
            {t('newPasswordPage.again')}
          </Link>
        </p>
      )}
    </EntryFrame>
  );
}

// Where the form was, there is nothing else to do.
const focus = (link: HTMLAnchorElement | null) => link?.focus();
