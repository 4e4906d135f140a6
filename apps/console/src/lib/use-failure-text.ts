import { failureText } from '@portico/browser/call-failure';
import { useTranslations } from 'use-intl';

/** Turns a failure into a sentence. */
export function useFailureText(): (failure: unknown) => string {
  const t = useTranslations();
  const unreachable = t('console.unreachable');
  return (failure) => failureText(failure, { network: unreachable, timeout: unreachable, broken: t('errors.broken') });
}
