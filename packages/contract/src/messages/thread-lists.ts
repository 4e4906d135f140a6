/** The lists of the inbox: who waits for an answer, who waits longer than was promised, who has one, what is assigned to the caller, and everything. */
export const threadLists = ['waiting', 'overdue', 'answered', 'mine', 'all'] as const;
export type ThreadList = (typeof threadLists)[number];
