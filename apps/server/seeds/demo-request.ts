import type { Language } from '@portico/form-engine/language';
import type { DemoAnswers } from './demo-answers.ts';

/** A request for a letter, identified by the address in a row of the answers, and its outcome. */
export type DemoRequest = Sending & Outcome;

interface Sending {
  readonly email: string;
  readonly language: Language;
  readonly askedDaysAgo: number;
  readonly remindedDaysAgo?: number;
}

type Outcome =
  | { readonly became: 'invited' | 'opened' | 'bounced' }
  | {
      readonly became: 'declined';
      readonly reason: 'noTime' | 'unknown' | 'conflict' | 'other';
      readonly words: string;
    }
  | { readonly became: 'received'; readonly letter: DemoAnswers; readonly writtenDaysAgo: number };
