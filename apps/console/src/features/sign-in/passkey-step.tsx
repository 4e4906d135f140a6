import { isStepExpired } from '@portico/browser/call-failure';
import { secondStep } from '@portico/contract/factors';
import { passkeyForStep } from '@portico/contract/passkeys';
import { useMutation } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../lib/api.ts';
import { signByPasskey } from '../../lib/passkeys.ts';
import type { StaffMember } from '../../lib/session.ts';
import { useFailureText } from '../../lib/use-failure-text.ts';
import { clockOf } from './clock-of.ts';
import classes from '../../parts/frame/entry.module.css';
import { useSignInWait } from './use-sign-in-wait.ts';
import type { Pending } from './use-sign-in.ts';

interface PasskeyStepProps {
  readonly pending: Pending;
  readonly onExpired: (failure: unknown) => void;
  readonly onEntered: (member: StaffMember) => Promise<void>;
}

/** After the password: one of the passkeys of the account. */
export function PasskeyStep({ pending, onExpired, onEntered }: PasskeyStepProps) {
  const t = useTranslations('console.security.step');
  const failureText = useFailureText();
  const button = useRef<HTMLButtonElement>(null);
  const step = useMutation({
    mutationFn: async () => {
      const request = await call(passkeyForStep, { pending: pending.token });
      return call(secondStep, { pending: pending.token, passkey: await signByPasskey(request) });
    },
    onSuccess: onEntered,
    onError: (failure) => {
      if (isStepExpired(failure)) onExpired(failure);
    },
  });
  const wait = useSignInWait(step.error);
  useEffect(() => button.current?.focus(), []);
  return (
    <>
      {step.isError && !wait.isOver && <Alert type="error" showIcon title={failureText(step.error)} role="alert" />}
      <p className={classes.about}>{t('passkeyLead')}</p>
      <Button
        ref={button}
        block
        type="primary"
        size="large"
        loading={step.isPending}
        disabled={wait.left > 0}
        onClick={() => step.mutate()}
      >
        {wait.left > 0 ? t('submitIn', { time: clockOf(wait.left) }) : t('passkey')}
      </Button>
    </>
  );
}
