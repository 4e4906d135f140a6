import type { ModuleDefinition } from '@portico/form-engine/definition/form-definition';
import type { FlowEntry, PreviewContent } from '@portico/form-engine/preview/preview-content';
import { noAnswers } from '@portico/form-engine/values/answer';

/** An application to preview; by default its modules have no answers. */
export function buildContent(
  modules: readonly ModuleDefinition[],
  rest: Partial<Omit<PreviewContent, 'modules'>> = {},
): PreviewContent {
  return {
    modules,
    answers: noAnswers,
    withheld: [],
    flowEntries: {},
    letters: [],
    tables: [],
    staffChanges: [],
    today: '2026-11-15',
    timeZone: 'Asia/Shanghai',
    ...rest,
  };
}

/** An entry of staff; by default empty. */
export function buildFlowEntry(rest: Partial<FlowEntry> = {}): FlowEntry {
  const none = { sc: '', tc: '', en: '' };
  return {
    id: '1',
    title: none,
    day: null,
    state: 'none',
    text: none,
    files: [],
    lines: [],
    shown: true,
    by: '',
    ...rest,
  };
}
