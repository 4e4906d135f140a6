import type { Login } from '@portico/contract/accounts.schemas';
import { ConfirmDialog } from '@portico/ui/confirm-dialog';
import { useCallback, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApplication } from '../../lib/state/application-store.ts';
import { useFailureText } from '../../lib/use-failure-text.ts';

interface SilentSignInProps {
  readonly enter: (entered: Login['input']) => Promise<void>;
  readonly onClose: () => void;
}

/** Temporary users are recognised by their device, so nothing is asked. Only a failure shows. */
export function SilentSignIn({ enter, onClose }: SilentSignInProps) {
  const t = useTranslations('signInAgain');
  const failureText = useFailureText();
  const [failure, setFailure] = useState<unknown>(null);
  const attempt = useCallback(() => {
    enter({ method: 'fast', device_id: useApplication.getState().deviceId }).catch(setFailure);
  }, [enter]);
  useEffect(attempt, [attempt]);
  if (failure === null) return null;
  return (
    <ConfirmDialog
      open
      title={t('title')}
      texts={{ confirm: t('retry'), cancel: t('close'), close: t('close') }}
      onConfirm={() => {
        setFailure(null);
        attempt();
      }}
      onCancel={onClose}
    >
      <p>{t('lead')}</p>
      <p role="alert">{failureText(failure)}</p>
    </ConfirmDialog>
  );
}
