import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { unsentModules } from '../../../lib/saving/unsent.ts';
import { useSession } from '../../../lib/state/session-store.ts';
import { filedQuery } from '../application-queries.ts';
import { markUnsent, useFormMarks } from './form-marks.ts';

const pollMs = 3000;

/** Marks the modules with unsent text on this device; the open module marks itself. */
export function useUnsentMarks(menuids: string, open: string | null): void {
  const queries = useQueryClient();
  useEffect(() => {
    let isMounted = true;
    const look = async () => {
      const { slug, user } = useSession.getState();
      const unsent = await unsentModules(slug, user?.uid ?? '').catch((): readonly string[] => []);
      if (!isMounted) return;
      for (const menuid of menuids.split(' ').filter((one) => one !== open)) {
        const before = useFormMarks.getState().unsent[menuid] === true;
        markUnsent(menuid, unsent.includes(menuid));
        // It has been sent since, so the cached module is out of date.
        if (before && !unsent.includes(menuid))
          void queries.invalidateQueries({ queryKey: filedQuery(menuid).queryKey });
      }
    };
    void look();
    const timer = setInterval(() => {
      if (Object.values(useFormMarks.getState().unsent).includes(true)) void look();
    }, pollMs);
    return () => {
      isMounted = false;
      clearInterval(timer);
    };
  }, [queries, menuids, open]);
}
