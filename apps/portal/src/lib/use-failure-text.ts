import { useTranslations } from 'use-intl';
import { CallFailed } from '@portico/contract/call-failed';

/** Turns a failure into a sentence: the server's own where it answered, ours where it did not. */
export function useFailureText(): (failure: unknown) => string {
  const t = useTranslations('portal.failure');
  return (failure) => {
    if (!(failure instanceof CallFailed)) return t('systemError');
    if (failure.kind !== 'refused') return t(failure.kind);
    return failure.message || t('systemError');
  };
}
