import type { DismissLeftOver } from '@portico/contract/applications.schemas';
import type { KeptLeftOver } from '../../../platform/db/kept-left-over.ts';

type WireLeftOver = DismissLeftOver['output']['left_over'][number];

export function presentLeftOver({ uid, key, label, group, row, answer }: KeptLeftOver): WireLeftOver {
  return {
    uid,
    field: key,
    name: label,
    group: group ?? '',
    columnNumber: row ?? 0,
    value: answer.other ? [answer.value, Object.values(answer.other)].flat() : answer.value,
  };
}
