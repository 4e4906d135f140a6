import type { TextNature } from './definition/field-type.ts';
import type { LocalText } from './language.ts';

/** What can be wrong with an answer; screens keep one sentence for each. */
export const problemKeys = [
  'required',
  'otherRequired',
  'format',
  'unreadable',
  'number',
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
  'unknownOption',
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

/** One thing to put right. The engine never writes sentences: the institution's own words travel as `text`. */
export interface Problem {
  readonly key: ProblemKey;
  readonly params?: ProblemParams;
  readonly text?: LocalText;
}

/** What a sentence about a problem can name. */
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
  /** What a line must be that does not look like it. */
  readonly nature?: ShapedNature;
}

/** The natures of a line about which there is nothing more to say than what they look like. */
export type ShapedNature = Exclude<TextNature, 'decimal' | 'email' | 'mobile' | 'id-card' | 'postcode' | 'web-address'>;
