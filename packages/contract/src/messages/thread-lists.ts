/** The lists of the inbox: who waits for an answer, who has one, what is assigned to the caller, and everything. */
export const threadLists = ['waiting', 'answered', 'mine', 'all'] as const;
export type ThreadList = (typeof threadLists)[number];
