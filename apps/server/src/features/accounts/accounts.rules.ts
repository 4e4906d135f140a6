interface Account {
  readonly user_type: string;
  readonly temporary: boolean;
}

/** What the portal may offer this person; the server decides, the type of the account is not sent. */
export function capabilitiesOf(account: Account) {
  const ssm = account.user_type === 'ssm';
  return { changePassword: !account.temporary, logoff: ssm, seePartialSave: !ssm } as const;
}

/** The state on the wire; an account without an application has not submitted one. */
export function applicationState(state: number | null): 0 | 1 | 2 {
  return state === 1 || state === 2 ? state : 0;
}
