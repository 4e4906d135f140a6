import { dismissLeftOver } from '@portico/contract/applications';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '../../../../lib/api.ts';
import { applicationKey } from '../../../../lib/queries.ts';
import { browserWorld } from '../../../../lib/saving/browser/browser-world.ts';
import type { SheetKind, SheetWords } from '../../../../parts/sheet/sheet-kind.ts';
import type { LeftOverList } from '../../../../parts/sheet/versions/left-overs.tsx';
import { useSession } from '../../../../lib/state/session-store.ts';
import type { Filed } from '../../application-queries.ts';
import type { Lock } from '../../lock/lock.ts';

/** A module of the application as a kind of sheet. */
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

/** Dismisses a left-over answer; null for staff, who dismiss nothing for an applicant. */
export function useDismissing(): ((uid: string) => Promise<LeftOverList>) | null {
  const queries = useQueryClient();
  const isStaff = useSession((session) => session.adminEditing);
  if (isStaff) return null;
  return async (uid) => {
    const { left_over, more_left_over } = await call(dismissLeftOver, { uid });
    // Left-over answers belong to the whole application, so every cached module is updated.
    queries.setQueriesData<Filed>({ queryKey: [...applicationKey(), 'filed'] }, (filed) =>
      filed === undefined ? filed : { ...filed, left_over, more_left_over },
    );
    return { left_over, more_left_over };
  };
}
