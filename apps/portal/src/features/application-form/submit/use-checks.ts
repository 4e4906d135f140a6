import type { Language } from '@portico/form-engine/language';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Filed, filedQuery, type FormMenu, type MenuModule } from '../application-queries.ts';
import { ownModules } from '../../../lib/form-parts.ts';
import { checkModule, type ModuleCheck } from './check-modules.ts';

export interface CheckedModule {
  readonly entry: MenuModule;
  /** Null while the module loads. */
  readonly check: ModuleCheck | null;
}

/** Every module of the applicant with what is missing in it, as the server has it. */
export function useChecks(menu: FormMenu, language: Language): readonly CheckedModule[] {
  const modules = ownModules(menu);
  const answers = useQueries({
    queries: modules.map(({ menuid }) => filedQuery(menuid)),
    combine: (results) => ({
      filed: results.map(({ data }) => data),
      pending: results.map(({ isPending, isFetching }) => isPending && isFetching),
    }),
  });
  return useMemo(() => {
    const filedByMenuid = new Map<string, Filed | undefined>(
      modules.map(({ menuid }, at) => [menuid, answers.filed[at]]),
    );
    return modules.map((entry, at) => ({
      entry,
      check: answers.pending[at] === true ? null : checkModule(entry, (menuid) => filedByMenuid.get(menuid), language),
    }));
    // The list is a new object on each render; its content depends on the menu.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [menu, answers, language]);
}
