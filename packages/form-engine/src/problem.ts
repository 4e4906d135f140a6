import type { TextNature } from './definition/field-type.ts';
import type { LocalText } from './language.ts';

/** What can be wrong with an answer; screens have one sentence for each. */
export const problemKeys = [
  'required',
  'otherRequired',
  'format',
  'unreadable',
  'number',
  'numberTooSmall',
  'numberTooLarge',
  'mobile',
  'phoneCountry',
  'phone',
  'email',
  'idCardFormat',
  'idCardRegion',
  'idCardChecksum',
  'idCardYear',
  'postcode',
  'webAddress',
  'tooShort',
  'tooLong',
  'tooManyWords',
  'tooManyChoices',
  'tooFewChoices',
  'excludedChoices',
  'unknownOption',
  'optionElsewhere',
  'answerFirst',
  'dateMissing',
  'dateTooEarly',
  'dateTooLate',
  'dateOutside',
  'rangeOrder',
  'rangeIncomplete',
  'fileType',
  'fileCount',
  'fileSize',
  'fileEmpty',
  'notSigned',
  'same',
  'rowsMissing',
  'rowsTooMany',
  'rowIncomplete',
  'matrixIncomplete',
] as const;

export type ProblemKey = (typeof problemKeys)[number];

/** One problem to correct. The engine never writes sentences: the institution's own words are in `text`. */
export interface Problem {
  readonly key: ProblemKey;
  readonly params?: ProblemParams;
  readonly text?: LocalText;
}

/** The arguments of a sentence about a problem. */
export interface ProblemParams {
  readonly count?: number;
  readonly least?: number;
  readonly most?: number;
  readonly megabytes?: number;
  readonly row?: number;
  readonly year?: string;
  readonly from?: string;
  readonly to?: string;
  readonly types?: string;
  readonly field?: string;
  /** The nature that the line does not match. */
  readonly nature?: ShapedNature;
}

/** Natures whose only problem is that the text does not look like them. */
export type ShapedNature = Exclude<TextNature, 'decimal' | 'email' | 'mobile' | 'id-card' | 'postcode' | 'web-address'>;
