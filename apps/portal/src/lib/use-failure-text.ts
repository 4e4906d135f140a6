import { failureText } from '@portico/browser/call-failure';
import { useTranslations } from 'use-intl';

/** Translates a failure into a sentence for the person. */
export function useFailureText(): (failure: unknown) => string {
  const t = useTranslations('portal.failure');
  return (failure) => failureText(failure, { network: t('network'), timeout: t('timeout'), broken: t('systemError') });
}
