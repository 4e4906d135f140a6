import { KeyOutlined } from '@ant-design/icons';
import { needsProof } from '@portico/browser/call-failure';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Factors } from '../../../lib/factors.ts';
import { useFailureText } from '../../../lib/use-failure-text.ts';
import { useChangingPasskeys } from '../use-passkeys.ts';
import { FactorRow } from './factor-row.tsx';
import { PasskeyList } from './passkey-list.tsx';
import { PasskeyNaming } from './passkey-naming.tsx';

interface PasskeyFactorProps {
  readonly factors: Factors;
  readonly onCodes: (codes: readonly string[]) => void;
}

/** The passkeys: as many as one has devices, each with a name. */
export function PasskeyFactor({ factors, onCodes }: PasskeyFactorProps) {
  const t = useTranslations('console.security.passkey');
  const failureText = useFailureText();
  const { begin, add } = useChangingPasskeys();
  const [isOpen, setOpen] = useState(false);
  const { passkeys } = factors;
  const offer = begin.data;
  const close = () => {
    setOpen(false);
    add.reset();
  };
  return (
    <>
      <FactorRow
        icon={<KeyOutlined />}
        title={t('title')}
        text={t('text')}
        buttons={
          <Button
            type={passkeys.length === 0 ? 'primary' : 'default'}
            loading={begin.isPending}
            onClick={() => begin.mutate(undefined, { onSuccess: () => setOpen(true) })}
          >
            {t('add')}
          </Button>
        }
      >
        {passkeys.length > 0 && <PasskeyList factors={factors} />}
      </FactorRow>
      {begin.isError && !needsProof(begin.error) && (
        <li>
          <Alert type="error" showIcon role="alert" title={failureText(begin.error)} />
        </li>
      )}
      <PasskeyNaming
        title={t('addTitle')}
        text={t('addText')}
        label={t('create')}
        name={t('firstName', { number: passkeys.length + 1 })}
        isOpen={isOpen}
        running={add}
        onClose={close}
        onName={(name) => {
          if (offer === undefined) return;
          // What the server offered works once: after a failure there is a new one.
          add.mutate(
            { offer, name },
            {
              onSuccess: ({ recovery_codes: codes }) => {
                close();
                if (codes !== null) onCodes(codes);
              },
              onError: () => begin.mutate(),
            },
          );
        }}
      />
    </>
  );
}
