import type { Dictionary } from '../dictionary.ts';
import type { submission } from './en.ts';

type Submission = typeof submission;

/** English defines keys and arguments. */
export type SubmissionMessages = Submission;

/** The words of submitting, of the preview and of what follows, loaded with those screens. */
export const submissionMessages = {
  sc: (): Promise<Dictionary<Submission>> => import('./sc.ts').then((chunk) => chunk.submission),
  tc: (): Promise<Dictionary<Submission>> => import('./tc.ts').then((chunk) => chunk.submission),
  en: (): Promise<Dictionary<Submission>> => import('./en.ts').then((chunk) => chunk.submission),
} as const;
