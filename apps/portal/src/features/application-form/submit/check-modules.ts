import type { CompiledModule } from '@portico/form-engine/compile/compiled-form';
import type { Language } from '@portico/form-engine/language';
import { judgeForm, type ModuleState, type PlacedProblem } from '@portico/form-engine/verdict/judge-form';
import type { Filed, MenuModule } from '../application-queries.ts';
import { readModule } from '../../../lib/read-module.ts';

/** What keeps a module from being submitted. */
export type ModuleCheck =
  | { readonly kind: 'complete' }
  | { readonly kind: 'optionalEmpty' }
  | { readonly kind: 'unchecked' }
  | Missing;

interface Missing {
  readonly kind: 'missing';
  readonly state: ModuleState;
  readonly module: CompiledModule;
  readonly problems: readonly PlacedProblem[];
}

/** Checks one module by its own answers and those of the others. */
export function checkModule(
  entry: MenuModule,
  filedOf: (menuid: string) => Filed | undefined,
  language: Language,
): ModuleCheck {
  const filed = filedOf(entry.menuid);
  const read = filed === undefined ? null : readModule(filed, filedOf);
  if (filed === undefined || read === null) return { kind: 'unchecked' };
  const verdicts = judgeForm(read.form, read.answers, { language, today: filed.today });
  const verdict = verdicts.find(({ module }) => module === entry.menuid);
  if (verdict === undefined) return { kind: 'unchecked' };
  if (verdict.problems.length > 0 && (entry.required === 1 || verdict.state !== 'empty'))
    return { kind: 'missing', state: verdict.state, module: read.module, problems: verdict.problems };
  return { kind: verdict.state === 'empty' && entry.required === 0 ? 'optionalEmpty' : 'complete' };
}
