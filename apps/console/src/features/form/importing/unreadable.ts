/** A file of which nothing can be taken over. */
export class Unreadable extends Error {
  constructor(readonly reason: 'noJson' | 'foreign' | 'noSheet' | 'noQuestions' | 'empty') {
    super(reason);
  }
}

/** A file that is beyond what a form may have. */
export class TooLarge extends Error {
  constructor(
    readonly reason: 'bytes' | 'deep' | 'questions' | 'values',
    readonly most: number,
  ) {
    super(reason);
  }
}

/** More than that could not be saved at once. */
export const mostQuestions = 1_500;
