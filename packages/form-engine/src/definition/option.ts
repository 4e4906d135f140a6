import type { LocalText } from '../language.ts';

/** One answer that can be chosen. */
export interface Option {
  /** What is stored when it is chosen: the same in every language, unique within the field. */
  readonly value: string;
  readonly label: LocalText;
  /** Choosing it offers a line for one's own words. */
  readonly takesText?: boolean;
  /** …and that line must be filled. */
  readonly needsText?: boolean;
  readonly tips?: LocalText;
  /** The dialling code, where the options of a phone field restrict the countries. */
  readonly area?: string;
}

/** A group of a levelled list, with what stands in it. */
export interface Level {
  readonly label: LocalText;
  readonly items: readonly LocalText[];
}
