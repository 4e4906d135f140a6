import { listReadyAnswers, removeReadyAnswer, saveReadyAnswer } from '@portico/contract/ready-answers';
import type { ListReadyAnswers, SaveReadyAnswer } from '@portico/contract/ready-answers.schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { useProject } from '../../../lib/project.ts';

export type ReadyAnswer = ListReadyAnswers['output'][number];

const keyOf = (project: string) => ['ready-answers', project] as const;

export function useReadyAnswers() {
  const { id: project } = useProject();
  return useQuery({
    queryKey: keyOf(project),
    queryFn: ({ signal }) => call(listReadyAnswers, { project }, { signal }),
  });
}

/** The list is fetched anew after every change, whatever came of it. */
export function useReadyChanges() {
  const { id: project } = useProject();
  const client = useQueryClient();
  const afterwards = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    try {
      return await answer;
    } finally {
      await client.invalidateQueries({ queryKey: keyOf(project) });
    }
  };
  return {
    save: (answer: Omit<SaveReadyAnswer['input'], 'project'>) =>
      afterwards(call(saveReadyAnswer, { project, ...answer })),
    remove: ({ answer, revision }: ReadyAnswer) => afterwards(call(removeReadyAnswer, { project, answer, revision })),
  };
}
