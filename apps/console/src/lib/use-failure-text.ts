import { CallFailed } from '@portico/contract/call-failed';
import { useTranslations } from 'use-intl';
import { isUnreachable } from './call-failure.ts';

/** Words for a failed call: the server's own where it said something. */
export function useFailureText(): (failure: unknown) => string {
  const t = useTranslations();
  return (failure) => {
    if (isUnreachable(failure)) return t('console.unreachable');
    return failure instanceof CallFailed && failure.message !== '' ? failure.message : t('errors.broken');
  };
}
