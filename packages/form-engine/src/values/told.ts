import type { Language, LocalText } from '../language.ts';
import type { StoredFile } from './answer.ts';

/** Text in each language, or one text for all. */
export type Wording = LocalText | string;

/** The content of an answer, independent of how it is rendered, printed or listed. */
export type Told =
  | { readonly kind: 'text'; readonly text: string; readonly suffix?: LocalText }
  | { readonly kind: 'choices'; readonly choices: readonly ToldChoice[] }
  | { readonly kind: 'range'; readonly start: string; readonly end: string; readonly isPresent: boolean }
  /** Rows with the chosen column; '' if none. */
  | { readonly kind: 'pairs'; readonly pairs: readonly ToldPair[] }
  | {
      readonly kind: 'groups';
      readonly groups: readonly { readonly label: Wording; readonly items: readonly Wording[] }[];
    }
  | { readonly kind: 'files'; readonly files: readonly StoredFile[] }
  /** The institution's own text. */
  | { readonly kind: 'html'; readonly html: LocalText };

export interface ToldChoice {
  readonly label: Wording;
  /** Own words beside it. */
  readonly words: string;
  /** No longer offered: shown as it was chosen. */
  readonly isGone?: boolean;
}

export interface ToldPair {
  readonly label: Wording;
  readonly value: Wording;
  readonly isGone?: boolean;
}

export function wordedIn(words: Wording, language: Language): string {
  return typeof words === 'string' ? words : words[language];
}
