/** The state of a requested letter, by its number on the wire (`letter_state`). */
export const letterStates = { notAsked: 0, invited: 1, opened: 2, received: 3, declined: 4, bounced: 5 } as const;

export type LetterState = (typeof letterStates)[keyof typeof letterStates];
