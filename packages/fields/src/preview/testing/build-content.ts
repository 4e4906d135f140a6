import type { ModuleDefinition } from '@portico/form-engine/definition/form-definition';
import type { PreviewContent } from '@portico/form-engine/preview/preview-content';
import { noAnswers } from '@portico/form-engine/values/answer';

/** An application to preview: modules without answers unless something else is said. */
export function buildContent(
  modules: readonly ModuleDefinition[],
  rest: Partial<Omit<PreviewContent, 'modules'>> = {},
): PreviewContent {
  return {
    modules,
    answers: noAnswers,
    withheld: [],
    flowLists: {},
    letters: [],
    tables: [],
    staffChanges: [],
    today: '2026-11-15',
    timeZone: 'Asia/Shanghai',
    ...rest,
  };
}
