import { formKeyUses } from '@portico/contract/form-draft';
import type { ReadFormDraft } from '@portico/contract/form-draft.schemas';
import { type KeyUse, keyUsesIn } from '@portico/form-engine/publish/warn-reused-keys';
import { useCallback } from 'react';
import { call } from '../../../lib/api.ts';
import { useProject } from '../../../lib/project.ts';

/** What is published. */
export type LiveForm = Pick<ReadFormDraft['output'], 'live' | 'number'>;

/** Reads what keys stood for in all published versions: the newest is here already, of all others the server tells. */
export function useKeyUses({ live, number }: LiveForm): (signal: AbortSignal) => Promise<readonly KeyUse[]> {
  const { id: project } = useProject();
  return useCallback(
    async (signal) => {
      const { list } = await call(formKeyUses, { project }, { signal });
      return [...keyUsesIn([{ number, form: live }]), ...list];
    },
    [project, live, number],
  );
}
