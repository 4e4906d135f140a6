import type { LetterRequest } from '@portico/contract/recommendations.schemas';
import type { Language } from '@portico/form-engine/language';
import type { ReactNode } from 'react';
import type { LetterFacts } from '../letter-props.ts';

/** One section of the letter's page. */
export interface Section {
  readonly id: string;
  readonly title: string;
  readonly isDone: boolean;
  readonly body: ReactNode;
}

/** The parts of the page, which every look arranges in its own way. */
export interface LookProps {
  readonly title: string;
  readonly request: LetterRequest;
  readonly facts: LetterFacts;
  readonly language: Language;
  /** The saving status. */
  readonly status: ReactNode;
  readonly notices: ReactNode;
  readonly sections: readonly Section[];
}

export function sectionId(id: string): string {
  return `letter-${id}`;
}
