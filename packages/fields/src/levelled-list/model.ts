import type { FieldModel } from '@portico/form-engine/field-model';
import { groupsOf } from './groups.ts';

/** Groups of items, defined by the institution; nobody answers it. */
export const levelledListModel: FieldModel = {
  type: 'levelled-list',
  readOnly: true,
  empty: { value: [] },
  read: (raw) => ({ value: groupsOf(raw.value) }),
  isEmpty: ({ value }) => groupsOf(value).length === 0,
  tell: ({ value }, { levels = [] }) => {
    const groups = groupsOf(value).map(({ group, items }) => ({ label: group, items }));
    return [{ kind: 'groups', groups: groups.length > 0 ? groups : levels }];
  },
  check: () => null,
};
