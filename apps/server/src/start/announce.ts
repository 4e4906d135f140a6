import type { OwnerAccount } from './owner-account.ts';

interface Started {
  readonly publicUrl: string;
  readonly seconds: number;
  readonly owner: OwnerAccount;
  readonly ownerFile: string;
  /** Whether the output goes to a terminal rather than to a log. */
  readonly onTerminal: boolean;
  readonly demo: {
    readonly portals: readonly string[];
    readonly accounts: readonly string[];
    readonly staff: readonly string[];
    readonly password: string;
  } | null;
}

/** The message when the server is up: the address and the account. */
export function announcement({ publicUrl, seconds, owner, ownerFile, onTerminal, demo }: Started): string {
  const lines = [
    '',
    `  Portico is ready after ${seconds.toFixed(1)} s.`,
    '',
    `  Projects   ${publicUrl}/apply/`,
    ...(demo === null ? [] : demo.portals.map((slug) => `             ${publicUrl}/apply/${slug}/`)),
    `  Console    ${publicUrl}/console/`,
    `             account ${owner.account}, password ${passwordWords(owner, ownerFile, onTerminal)}`,
    `  Calls      ${publicUrl}/docs`,
  ];
  if (demo !== null) {
    lines.push('', `  Demo applicants, all with the password ${demo.password}:`);
    lines.push(...demo.accounts.map((account) => `             ${account}`));
    lines.push('', '  Demo staff, for the console, with the same password:');
    lines.push(...demo.staff.map((member) => `             ${member}`));
  }
  lines.push('', '  Ctrl-C stops it.', '');
  return lines.join('\n');
}

// A log is kept and copied, but only its owner can read the file.
function passwordWords({ password }: OwnerAccount, ownerFile: string, onTerminal: boolean): string {
  if (password === null) return `as you set it (the first one was in ${ownerFile})`;
  return onTerminal ? password : `in ${ownerFile}`;
}
