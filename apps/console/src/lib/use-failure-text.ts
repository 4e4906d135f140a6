import { failureText } from '@portico/browser/call-failure';
import { useTranslations } from 'use-intl';

/** Translates a failure into a sentence for the person. */
export function useFailureText(): (failure: unknown) => string {
  const t = useTranslations();
  const unreachable = t('console.unreachable');
  return (failure) => failureText(failure, { network: unreachable, timeout: unreachable, broken: t('errors.broken') });
}
