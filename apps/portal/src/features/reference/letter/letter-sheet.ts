import { useTranslations } from 'use-intl';
import { letterWorld } from '../../../lib/recommender/letter-world.ts';
import type { SheetKind, SheetWords } from '../../../parts/sheet/sheet-kind.ts';

/** Why a letter can only be read. */
export type Lock = 'submitted' | 'batchClosed' | 'declined' | 'gone';

/** A letter as a sheet. */
export const letterSheet: SheetKind<Lock> = {
  world: letterWorld,
  locks: { submitted: 'submitted', batchClosed: 'batchClosed', declined: 'declined', gone: 'gone' },
};

export function useLetterWords(): SheetWords {
  const t = useTranslations('reference');
  return {
    loading: t('loading'),
    refused: (reason) => t('form.refused', { reason }),
    retry: t('retry'),
    notKept: t('form.notKept'),
    unsent: t('locked.unsent'),
    copy: t('locked.copy'),
    copied: t('locked.copied'),
    copyFailed: t('locked.copyFailed'),
  };
}
