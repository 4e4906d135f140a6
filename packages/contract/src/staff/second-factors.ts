/** What proves, beside the password, who signs in. Recovery codes stand in for the others. */
export const secondFactors = ['passkey', 'totp', 'recovery'] as const;
export type SecondFactor = (typeof secondFactors)[number];
