import type { LocalText } from '../language.ts';
import type { StoredFile } from './answer.ts';

/** Words in each language, or one text that is the same in all. */
export type Wording = LocalText | string;

/** What an answer says to people, apart from how it is drawn, printed or listed. */
export type Told =
  | { readonly kind: 'text'; readonly text: string; readonly suffix?: LocalText }
  | { readonly kind: 'choices'; readonly choices: readonly ToldChoice[] }
  | { readonly kind: 'range'; readonly start: string; readonly end: string; readonly isPresent: boolean }
  /** Rows with what was chosen in each; '' where nothing was. */
  | { readonly kind: 'pairs'; readonly pairs: readonly { readonly label: Wording; readonly value: Wording }[] }
  | {
      readonly kind: 'groups';
      readonly groups: readonly { readonly label: Wording; readonly items: readonly Wording[] }[];
    }
  | { readonly kind: 'files'; readonly files: readonly StoredFile[] }
  /** The institution's own words. */
  | { readonly kind: 'html'; readonly html: LocalText };

export interface ToldChoice {
  /** What is no longer offered is told as it was chosen. */
  readonly label: Wording;
  /** Own words beside it. */
  readonly words: string;
}
