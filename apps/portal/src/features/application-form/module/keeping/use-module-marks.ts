import type { FormSession } from '@portico/form-engine/session/form-session';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ModuleSaving, SavingState } from '../../../../lib/saving/saving.ts';
import { filedQuery, menuQuery } from '../../application-queries.ts';
import { markState, markUnsent, unmarkState } from '../../marks/form-marks.ts';

const wireStates = { empty: 0, partial: 1, complete: 2 } as const;

/** Keeps the module's icons in the menu up to date while it is open, and after it is left. */
export function useModuleMarks(
  menuid: string,
  session: FormSession,
  saving: ModuleSaving | null,
  state: SavingState | null,
): void {
  const queries = useQueryClient();
  const latest = useRef(saving);
  useEffect(() => {
    latest.current = saving;
  }, [saving]);
  useEffect(() => {
    let isChanged = false;
    const mark = () => markState(menuid, session.moduleState(menuid));
    mark();
    const stops = [
      session.subscribeModule(menuid, mark),
      session.onChange(() => {
        isChanged = true;
      }),
    ];
    return () => {
      stops.forEach((stop) => stop());
      const left = wireStates[session.moduleState(menuid)];
      queries.setQueryData(menuQuery().queryKey, (menu) =>
        menu === undefined
          ? menu
          : {
              ...menu,
              menu_list: menu.menu_list.map((one) => (one.menuid === menuid ? { ...one, state: left } : one)),
            },
      );
      unmarkState(menuid);
      if (!isChanged) return;
      // The cached module is out of date now, and once more when the rest has been saved: it is fetched when it is
      // opened again.
      const outdate = () => queries.invalidateQueries({ queryKey: filedQuery(menuid).queryKey, refetchType: 'none' });
      void outdate();
      void latest.current
        ?.saveNow()
        .then(outdate)
        .then(() => askForMenu(queries, menuid));
    };
  }, [queries, menuid, session]);

  const isUnsent = (state?.unsent.length ?? 0) > 0;
  const isSent = state !== null && !isUnsent;
  useEffect(() => {
    // Everything is saved: the menu shows newly opened modules before the person moves on.
    if (isSent) void askForMenu(queries, menuid);
  }, [queries, menuid, isSent]);
  useEffect(() => {
    if (state !== null) markUnsent(menuid, isUnsent);
  }, [menuid, isUnsent, state]);
}

/** Answers of some modules open or close others, so the menu is fetched again. */
async function askForMenu(queries: QueryClient, menuid: string): Promise<void> {
  const { queryKey } = menuQuery();
  const entries = queries.getQueryData(queryKey)?.menu_list ?? [];
  if (entries.some((one) => one.menuid === menuid && one.opens === 1)) await queries.invalidateQueries({ queryKey });
}
