/**
 * The types of field, each a folder in packages/fields, with its number on the wire. Spec 2 numbers the types 1 to 15;
 * 10 does not exist.
 */
export const fieldTypeCodes = [
  ['text', 1],
  ['long-text', 2],
  ['single-choice', 3],
  ['multiple-choice', 4],
  ['select', 5],
  ['date', 6],
  ['date-range', 7],
  ['upload', 8],
  ['matrix', 9],
  ['video', 11],
  ['signature', 12],
  ['phone', 13],
  ['rich-text', 14],
  ['levelled-list', 15],
] as const;

export type FieldType = (typeof fieldTypeCodes)[number][0];

export const fieldTypes: readonly FieldType[] = fieldTypeCodes.map(([type]) => type);

/** What a line of text must be. */
export const textNatures = [
  'chinese',
  'letters',
  'capitals',
  'decimal',
  'email',
  'mobile',
  'id-card',
  'landline',
  'passport',
  'hong-kong-card',
  'macau-card',
  'taiwan-card',
  'no-chinese',
  'hex-colour',
  'home-return-permit',
  'taiwan-permit',
  'taiwan-residence',
  'postcode',
  'web-address',
] as const;

/** Natures of numbers that identify a person: a reader sees them only where that is needed. */
export const documentNatures = [
  'id-card',
  'passport',
  'hong-kong-card',
  'macau-card',
  'taiwan-card',
  'home-return-permit',
  'taiwan-permit',
  'taiwan-residence',
] as const satisfies readonly (typeof textNatures)[number][];

export type TextNature = (typeof textNatures)[number];

/** The sources of suggestions for a line of text. */
export const suggestSources = ['school', 'area'] as const;

export type SuggestSource = (typeof suggestSources)[number];
