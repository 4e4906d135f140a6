/** What an account knows of its person since they registered. */
export const accountFacts = ['name', 'mail', 'phone'] as const;

export type AccountFact = (typeof accountFacts)[number];

/** As the account has it; empty where it does not know. A number of the mainland is without, any other with plus and dialling code. */
export type AccountFacts = Readonly<Record<AccountFact, string>>;
