/** What an account knows about its person since the registration. */
export const accountFacts = ['name', 'mail', 'phone'] as const;

export type AccountFact = (typeof accountFacts)[number];

/**
 * As the account has it; empty if it is not known. A mainland number has no dialling code, any other has plus and
 * dialling code.
 */
export type AccountFacts = Readonly<Record<AccountFact, string>>;
