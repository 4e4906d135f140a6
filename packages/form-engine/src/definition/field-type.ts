/** The kinds of field an institution can put on a form. Each is a folder in packages/fields. */
export const fieldTypes = [
  'text',
  'long-text',
  'single-choice',
  'multiple-choice',
  'select',
  'date',
  'date-range',
  'upload',
  'matrix',
  'video',
  'signature',
  'phone',
  'rich-text',
  'levelled-list',
] as const;

export type FieldType = (typeof fieldTypes)[number];

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
] as const;

export type TextNature = (typeof textNatures)[number];

/** Where a line of text can take suggestions from. */
export const suggestSources = ['school'] as const;

export type SuggestSource = (typeof suggestSources)[number];
