import type { LetterRequest } from '@portico/contract/recommendations.schemas';
import type { Language } from '@portico/form-engine/language';
import type { ReactNode } from 'react';
import type { LetterFacts } from '../letter-props.ts';

/** One part of the page of a letter. */
export interface Section {
  readonly id: string;
  readonly title: string;
  readonly isDone: boolean;
  readonly body: ReactNode;
}

/** What every look of the page arranges in its own way. */
export interface LookProps {
  readonly title: string;
  readonly request: LetterRequest;
  readonly facts: LetterFacts;
  readonly language: Language;
  /** Where what was typed is. */
  readonly status: ReactNode;
  readonly notices: ReactNode;
  readonly sections: readonly Section[];
}

export function sectionId(id: string): string {
  return `letter-${id}`;
}
