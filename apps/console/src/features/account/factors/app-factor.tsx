import { MobileOutlined } from '@ant-design/icons';
import { needsProof } from '@portico/browser/call-failure';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import type { Factors } from '../../../lib/factors.ts';
import { useFailureText } from '../../../lib/use-failure-text.ts';
import { useConfirm } from '../../../parts/confirm/confirm.tsx';
import { useChangingFactors } from '../use-factors.ts';
import { AppSetUp } from './app-set-up.tsx';
import { FactorRow } from './factor-row.tsx';

interface AppFactorProps {
  readonly factors: Factors;
  readonly onCodes: (codes: readonly string[]) => void;
}

/** The authenticator app: set up, replaced or removed. */
export function AppFactor({ factors, onCodes }: AppFactorProps) {
  const t = useTranslations('console.security.app');
  const format = useFormatter();
  const failureText = useFailureText();
  const confirm = useConfirm();
  const { begin, remove } = useChangingFactors();
  const [isOpen, setOpen] = useState(false);
  const { totp } = factors;
  const setUp = () => begin.mutate(undefined, { onSuccess: () => setOpen(true) });
  const askToRemove = () =>
    confirm({
      title: t('removeTitle'),
      effect: factors.passkeys.length === 0 ? t('removeLast') : t('removeOther'),
      label: t('remove'),
      isDestructive: true,
      run: () => remove.mutateAsync(),
    });
  return (
    <>
      <FactorRow
        icon={<MobileOutlined />}
        title={t('title')}
        text={t('text')}
        state={totp && t('since', { day: format.dateTime(totp.confirmed_at * 1000, { dateStyle: 'medium' }) })}
        buttons={
          <>
            <Button
              type={totp === null && factors.passkeys.length === 0 ? 'primary' : 'default'}
              loading={begin.isPending}
              onClick={setUp}
            >
              {totp === null ? t('setUp') : t('replace')}
            </Button>
            {totp !== null && (
              <Button danger onClick={askToRemove}>
                {t('remove')}
              </Button>
            )}
          </>
        }
      />
      {begin.isError && !needsProof(begin.error) && (
        <li>
          <Alert type="error" showIcon role="alert" title={failureText(begin.error)} />
        </li>
      )}
      {begin.data !== undefined && (
        <AppSetUp
          offer={begin.data}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          onConfirmed={(codes) => {
            setOpen(false);
            if (codes !== null) onCodes(codes);
          }}
        />
      )}
    </>
  );
}
