import { beginOrganisationSignIn } from '@portico/contract/single-sign-on';
import { useMutation } from '@tanstack/react-query';
import { Alert, Button, type InputRef } from 'antd';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { call } from '../../../lib/api.ts';
import { paths } from '../../../lib/paths.ts';
import { useFailureText } from '../../../lib/use-failure-text.ts';
import { EntryFrame } from '../../../parts/frame/entry-frame.tsx';
import classes from '../../../parts/frame/entry.module.css';
import { TextField } from '../links/text-field.tsx';
import { rememberPath } from './remembered-path.ts';

/** The mail address tells at which organisation somebody signs in; the browser goes on to its page. */
export function OrganisationPage() {
  const t = useTranslations('console.singleSignOn.enter');
  const entering = useTranslations('console.entering');
  const failureText = useFailureText();
  const [search] = useSearchParams();
  const begin = useMutation({
    mutationFn: (email: string) => call(beginOrganisationSignIn, { email }),
    onSuccess: ({ url }) => {
      rememberPath(search.get('from'));
      location.assign(url);
    },
    onError: () => input.current?.focus({ cursor: 'all' }),
  });
  const [email, setEmail] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const input = useRef<InputRef>(null);
  useEffect(() => input.current?.focus(), []);
  const isComplete = /^\S+@\S+\.\S+$/.test(email.trim());
  // The next page takes a moment to come.
  const isLeaving = begin.isPending || begin.isSuccess;
  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    setSubmitted(true);
    if (!isComplete) input.current?.focus();
    else if (!isLeaving) begin.mutate(email.trim());
  }
  return (
    <EntryFrame title={t('title')} lead={t('lead')}>
      <form className={classes.form} onSubmit={submit} noValidate>
        {begin.isError && <Alert type="error" showIcon role="alert" title={failureText(begin.error)} />}
        <TextField
          ref={input}
          id="email"
          label={entering('mail')}
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          maxLength={254}
          value={email}
          onChange={setEmail}
          problem={isSubmitted && !isComplete ? entering('mailMissing') : null}
        />
        <Button block type="primary" size="large" htmlType="submit" loading={isLeaving}>
          {t('submit')}
        </Button>
      </form>
      <p className={classes.forgotten}>
        <Link to={paths.signInFrom(search.get('from') ?? '/')}>{entering('toSignIn')}</Link>
      </p>
      <p className={classes.hint}>{t('none')}</p>
    </EntryFrame>
  );
}
