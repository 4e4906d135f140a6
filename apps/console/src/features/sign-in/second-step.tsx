import type { SecondFactor } from '@portico/contract/second-factors';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { StaffMember } from '../../lib/session.ts';
import { CodeStep } from './code-step.tsx';
import { PasskeyStep } from './passkey-step.tsx';
import classes from '../../parts/frame/entry.module.css';
import type { Pending } from './use-sign-in.ts';

interface SecondStepProps {
  readonly pending: Pending;
  /** Back to the password: with what went wrong, if something did. */
  readonly onBack: (failure?: unknown) => void;
  readonly onEntered: (member: StaffMember) => Promise<void>;
  /** What leads back, where it is not another account. */
  readonly backLabel?: string;
}

const labels = { passkey: 'usePasskey', totp: 'useApp', recovery: 'useRecovery' } as const;

/** After the password: a passkey, a code of the authenticator app, or a recovery code. */
export function SecondStep({ pending, onBack, onEntered, backLabel }: SecondStepProps) {
  const t = useTranslations('console.security.step');
  const [way, setWay] = useState<SecondFactor>(pending.ways[0] ?? 'totp');
  return (
    <div className={classes.form}>
      {way === 'passkey' ? (
        <PasskeyStep pending={pending} onExpired={onBack} onEntered={onEntered} />
      ) : (
        <CodeStep
          key={way}
          pending={pending}
          isRecovery={way === 'recovery'}
          onExpired={onBack}
          onEntered={onEntered}
        />
      )}
      <div className={classes.others}>
        {pending.ways
          .filter((other) => other !== way)
          .map((other) => (
            <Button key={other} type="link" onClick={() => setWay(other)}>
              {t(labels[other])}
            </Button>
          ))}
        <Button type="link" onClick={() => onBack()}>
          {backLabel ?? t('back')}
        </Button>
      </div>
    </div>
  );
}
