import { examineFormEffect, formEffect } from '@portico/contract/form-effect';
import type { FormEffectPeople } from '@portico/contract/form-effect.schemas';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../../../lib/api.ts';
import { useProject } from '../../../../lib/project.ts';

export type EffectKind = FormEffectPeople['input']['effect'];
export const effectKinds: readonly EffectKind[] = ['loses', 'asked', 'incomplete'];

const pollMs = 700;

/** What the draft of this revision means to applicants. Begins to look for it, unless it is known or being looked for. */
export function useEffectOf(revision: number) {
  const { id: project } = useProject();
  const query = useQuery({
    queryKey: ['form-effect', project],
    queryFn: ({ signal }) => call(formEffect, { project }, { signal }),
    gcTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.state === 'running' ? pollMs : false),
  });
  const { refetch, isSuccess } = query;
  const { mutate, isIdle, ...begun } = useMutation({
    mutationFn: () => call(examineFormEffect, { project, revision }),
    onSuccess: () => refetch(),
  });
  const isKnown = query.data?.revision === revision;
  useEffect(() => {
    if (isSuccess && !isKnown && isIdle) mutate();
  }, [isSuccess, isKnown, isIdle, mutate]);
  return {
    effect: isKnown ? query.data : null,
    failure: begun.error ?? query.error,
    examine: () => mutate(),
  };
}
