import { isStepExpired } from '@portico/browser/call-failure';
import { secondStep } from '@portico/contract/factors';
import { useMutation } from '@tanstack/react-query';
import { Alert, Button, Input, type InputRef } from 'antd';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../lib/api.ts';
import type { StaffMember } from '../../lib/session.ts';
import { useFailureText } from '../../lib/use-failure-text.ts';
import { clockOf } from './clock-of.ts';
import classes from '../../parts/frame/entry.module.css';
import { useSignInWait } from './use-sign-in-wait.ts';
import type { Pending } from './use-sign-in.ts';

interface CodeStepProps {
  readonly pending: Pending;
  readonly isRecovery: boolean;
  readonly onExpired: (failure: unknown) => void;
  readonly onEntered: (member: StaffMember) => Promise<void>;
}

/** After the password: a code of the authenticator app, or a recovery code. */
export function CodeStep({ pending, isRecovery, onExpired, onEntered }: CodeStepProps) {
  const t = useTranslations('console.security.step');
  const failureText = useFailureText();
  const [typed, setTyped] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const input = useRef<InputRef>(null);
  const step = useMutation({
    mutationFn: (code: string) =>
      call(secondStep, { pending: pending.token, ...(isRecovery ? { recovery_code: code } : { code }) }),
    onSuccess: onEntered,
    onError: (failure) => {
      if (isStepExpired(failure)) onExpired(failure);
      else input.current?.focus({ cursor: 'all' });
    },
  });
  const wait = useSignInWait(step.error);
  useEffect(() => input.current?.focus(), []);

  const isComplete = (isRecovery ? recoveryCode : appCode).test(typed.trim());
  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    setSubmitted(true);
    if (!isComplete) input.current?.focus();
    else if (!step.isPending && wait.left === 0) step.mutate(typed.trim());
  }

  const isMissing = isSubmitted && !isComplete;
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      {step.isError && !wait.isOver && <Alert type="error" showIcon title={failureText(step.error)} role="alert" />}
      <div className={classes.field}>
        <label htmlFor="second-step">{isRecovery ? t('recoveryCode') : t('code')}</label>
        <p className={classes.about} id="second-step-about">
          {isRecovery ? t('recoveryLead') : t('appLead')}
        </p>
        <Input
          ref={input}
          id="second-step"
          className={classes.code ?? ''}
          size="large"
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={isRecovery ? 40 : 7}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          {...(isMissing && { status: 'error' })}
          aria-invalid={isMissing}
          aria-describedby="second-step-about second-step-problem"
        />
        <p className={classes.problem} id="second-step-problem">
          {isMissing && (isRecovery ? t('recoveryMissing') : t('codeMissing'))}
        </p>
      </div>
      <Button block type="primary" size="large" htmlType="submit" loading={step.isPending} disabled={wait.left > 0}>
        {wait.left > 0 ? t('submitIn', { time: clockOf(wait.left) }) : t('submit')}
      </Button>
    </form>
  );
}

const appCode = /^\d{3} ?\d{3}$/;
const recoveryCode = /^([a-z0-9][\s-]*){16}$/i;
