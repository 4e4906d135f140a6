/** Rules between parts; on a line of the graph each is a word. */
export const linkKinds = ['shown', 'opens', 'required', 'under', 'calculated', 'idCard', 'compare'] as const;

/** A limit concerns one question alone. */
export type RuleKind = (typeof linkKinds)[number] | 'limit';
