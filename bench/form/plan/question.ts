/** One question in terms that every library supports; each page converts the same list into its own definition. */
export interface Question {
  readonly key: string;
  readonly kind: QuestionKind;
  readonly label: string;
  readonly required: boolean;
  readonly shortest: number;
  readonly longest: number;
  /** Visible while that choice is unanswered or has its first option. */
  readonly openedBy?: string;
  /** Checked again whenever that field changes, because the two must differ. */
  readonly differsFrom?: string;
}

/** The types that people answer; the two that only previews show would make a form look faster than it is. */
export const questionKinds = [
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
] as const;

export type QuestionKind = (typeof questionKinds)[number];

export const choices = ['Science', 'Arts', 'Law', 'Medicine', 'Education', 'Engineering'] as const;
export const aspects = ['Teaching', 'Library', 'Campus'] as const;
export const weights = ['Important', 'Somewhat', 'Not important'] as const;
export const fileTypes = ['jpg', 'png', 'pdf'] as const;
export const countries = { CN: '86', HK: '852', MO: '853', TW: '886', SG: '65', GB: '44' } as const;
