import { failureText } from '@portico/browser/call-failure';
import { useTranslations } from 'use-intl';
import { PasskeyFailed } from './passkeys.ts';

/** Translates a failure into a sentence for the person. */
export function useFailureText(): (failure: unknown) => string {
  const t = useTranslations();
  const unreachable = t('console.unreachable');
  return (failure) =>
    failure instanceof PasskeyFailed
      ? t(`console.security.passkey.${failure.why}`)
      : failureText(failure, { network: unreachable, timeout: unreachable, broken: t('errors.broken') });
}
