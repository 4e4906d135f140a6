import { languages, type LocalText } from '../language.ts';

/** One option of a choice. */
export interface Option {
  /** The stored value: the same in every language, unique within the field. */
  readonly value: string;
  readonly label: LocalText;
  /** Choosing it offers a line for own words. */
  readonly takesText?: boolean;
  /** That line must be filled in. */
  readonly needsText?: boolean;
  /** Choosing it clears all others, as "none of these" does. */
  readonly excludesOthers?: boolean;
  readonly tips?: LocalText;
  /** Values of the field that `choice.under` names: offered while one of them is chosen; absent, with each of them. */
  readonly under?: readonly string[];
  /** The dialling code, if the options of a phone field restrict the countries. */
  readonly area?: string;
}

/**
 * Whether the words of a retired option were deleted for good. It stays in the list without them, so that its value never
 * comes to mean something else.
 */
export function isForgotten({ label }: Option): boolean {
  return languages.every((language) => label[language].trim() === '');
}

/** A group of a levelled list, with its items. */
export interface Level {
  readonly label: LocalText;
  readonly items: readonly LocalText[];
}
