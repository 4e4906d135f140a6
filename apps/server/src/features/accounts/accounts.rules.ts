interface Account {
  readonly user_type: string;
  readonly temporary: boolean;
}

/** What the portal may offer this person; the server decides, the type of the account is not sent. */
export function capabilitiesOf(account: Account) {
  const ssm = account.user_type === 'ssm';
  return { changePassword: !account.temporary, logoff: ssm, seePartialSave: !ssm } as const;
}
