import { failureText } from '@portico/browser/call-failure';
import { useTranslations } from 'use-intl';

/** Turns a failure into a sentence. */
export function useFailureText(): (failure: unknown) => string {
  const t = useTranslations('portal.failure');
  return (failure) => failureText(failure, { network: t('network'), timeout: t('timeout'), broken: t('systemError') });
}
