import { useTranslations } from 'use-intl';
import { browserWorld } from '../../../../lib/saving/browser/browser-world.ts';
import type { SheetKind, SheetWords } from '../../../../parts/sheet/sheet-kind.ts';
import type { Lock } from '../../lock/lock.ts';

/** A module of the application as a sheet. */
export const applicationSheet: SheetKind<Lock> = {
  world: browserWorld,
  locks: { submitted: 'submitted', batchClosed: 'closed' },
};

export function useApplicationWords(): SheetWords {
  const t = useTranslations('application');
  return {
    loading: t('module.loading'),
    refused: (reason) => t('notices.refused', { reason }),
    retry: t('notices.tryAgain'),
    notKept: t('notices.notKept'),
    unsent: t('lock.unsent'),
    copy: t('lock.copy'),
    copied: t('lock.copied'),
    copyFailed: t('lock.copyFailed'),
  };
}
