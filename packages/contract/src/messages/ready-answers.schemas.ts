import * as z from 'zod';
import { id, type TypedBy } from '../wire/schema.ts';
import { longestMessage } from './message-limits.ts';

const revision = z.int().min(0).max(1_000_000_000);
const inProject = z.object({ project: id });
const words = z.string().trim().max(longestMessage);
const answer = z.object({
  answer: id,
  name: z.string().trim().min(1).max(200).describe('What staff know it by; applicants never see it'),
  words: z.object({ sc: words, tc: words, en: words }),
});

export const listReadyAnswers = {
  input: inProject,
  output: z.array(answer.extend({ revision, changedAt: z.iso.datetime(), changedBy: z.string() })),
};
export type ListReadyAnswers = TypedBy<typeof listReadyAnswers>;

export const saveReadyAnswer = {
  input: inProject.extend(answer.shape).extend({ revision: revision.describe('As it was read; 0 for a new one') }),
  output: z.object({ revision }),
};
export type SaveReadyAnswer = TypedBy<typeof saveReadyAnswer>;

export const removeReadyAnswer = {
  input: inProject.extend({ answer: id, revision }),
  output: z.null(),
};
export type RemoveReadyAnswer = TypedBy<typeof removeReadyAnswer>;
