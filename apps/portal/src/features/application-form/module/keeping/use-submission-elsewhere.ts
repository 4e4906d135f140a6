import { isState } from '@portico/form-engine/states/application-states';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { homeQuery } from '../../../../lib/queries.ts';
import type { ModuleSaving, SavingState } from '../../../../lib/saving/saving.ts';
import { type FormMenu, menuQuery } from '../../application-queries.ts';

/** The application was submitted or withdrawn in another tab or on another device while this module is open. */
export function useSubmissionElsewhere(menu: FormMenu, saving: ModuleSaving | null, state: SavingState | null): void {
  const queries = useQueryClient();
  // A save was refused because of it: menu and header are fetched again.
  const isRefused = state?.obstacle === 'submitted';
  useEffect(() => {
    if (!isRefused) return;
    void queries.invalidateQueries({ queryKey: menuQuery().queryKey });
    void queries.invalidateQueries({ queryKey: homeQuery.queryKey });
  }, [queries, isRefused]);

  const isLocked = isState('locked', menu.application_state);
  const before = useRef(isLocked);
  useEffect(() => {
    const isOpenAgain = before.current && !isLocked;
    before.current = isLocked;
    if (isOpenAgain) saving?.resume();
  }, [isLocked, saving]);
}
