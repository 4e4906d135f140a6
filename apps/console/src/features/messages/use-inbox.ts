import {
  answerThread,
  assignThread,
  draftAnswer,
  listThreads,
  markThread,
  readThread,
  settleThread,
  staffNewsPath,
  uploadForAnswer,
} from '@portico/contract/staff-messages';
import type { AnswerThread, ListThreads, ReadThread } from '@portico/contract/staff-messages.schemas';
import type { ThreadList } from '@portico/contract/thread-lists';
import { followNews } from '@portico/browser/news';
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../lib/api.ts';
import { useProject } from '../../lib/project.ts';

export type ThreadEntry = ListThreads['output']['list'][number];
export type Thread = ReadThread['output'];
export type ThreadMessage = Thread['list'][number];

// Asked for now and then while somebody looks, besides what is pushed: that shows who is writing, too.
const everyMs = 30_000;

const rootOf = (project: string) => ['messages', project] as const;

export function useThreads({ list, after }: { readonly list: ThreadList; readonly after: string }) {
  const { id: project } = useProject();
  return useQuery({
    queryKey: [...rootOf(project), 'list', list, after],
    queryFn: ({ signal }) => call(listThreads, { project, list, ...(after === '' ? {} : { after }) }, { signal }),
    select: (page) => ({ ...page, next: page.next || null }),
    placeholderData: keepPreviousData,
    refetchInterval: everyMs,
  });
}

export const threadQuery = (project: string, applicant: string) =>
  queryOptions({
    queryKey: [...rootOf(project), 'thread', applicant],
    queryFn: ({ signal }) => call(readThread, { project, applicant }, { signal }),
    refetchInterval: everyMs,
  });

/** What others write and read comes as it happens. */
export function useNews(): void {
  const { id: project } = useProject();
  const client = useQueryClient();
  useEffect(
    () =>
      followNews({
        name: `portico-console-news ${project}`,
        open: (signal) => fetch(`${staffNewsPath}?project=${project}`, { signal }),
        onNews: () => void client.invalidateQueries({ queryKey: rootOf(project) }),
      }),
    [client, project],
  );
}

/** What can be done with one conversation; it and the lists are fetched anew afterwards, whatever came of it. */
export function useThreadChanges(applicant: string) {
  const { id: project } = useProject();
  const client = useQueryClient();
  const thread = { project, applicant };
  const afterwards = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    try {
      return await answer;
    } finally {
      await client.invalidateQueries({ queryKey: rootOf(project) });
    }
  };
  return {
    earlier: (after: string) => call(readThread, { ...thread, after }),
    mark: (message: string) => call(markThread, { ...thread, message }),
    answer: (answer: Omit<AnswerThread['input'], 'project' | 'applicant'>) =>
      afterwards(call(answerThread, { ...thread, ...answer })),
    keep: (message: string, text: string) => call(draftAnswer, { ...thread, message, text }),
    assign: (staff: string | null, was: string | null) => afterwards(call(assignThread, { ...thread, staff, was })),
    settle: (revision: number) => afterwards(call(settleThread, { ...thread, revision })),
    upload: (message: string, file: File, signal: AbortSignal) =>
      call(uploadForAnswer, { ...thread, message, file }, { signal }),
  };
}
