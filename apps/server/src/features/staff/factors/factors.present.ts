import type { StaffFactors } from '@portico/contract/factors.schemas';
import { epochSeconds } from '../../../platform/clock.ts';
import type { StaffCall } from '../../../platform/wire/bound-route.ts';
import { listPasskeys } from '../passkeys/passkeys.queries.ts';
import { findSsoOrg } from '../single-sign-on/identities.queries.ts';
import { countRecoveryCodes, findTotp } from './factors.queries.ts';

export async function presentFactors({ db, session }: StaffCall): Promise<StaffFactors['output']> {
  const totp = await findTotp(db, session.staffId);
  const passkeys = await listPasskeys(db, session.staffId);
  const codes = await countRecoveryCodes(db, session.staffId);
  return {
    has_password: (await findSsoOrg(db, session.staffId)) === null,
    totp: totp === undefined ? null : { confirmed_at: epochSeconds(totp.confirmed_at) },
    passkeys: passkeys.map(({ id, name, made_at, used_at, is_synced }) => ({
      id,
      name,
      made_at: epochSeconds(made_at),
      used_at: used_at === null ? null : epochSeconds(used_at),
      is_synced,
    })),
    recovery_codes: codes === undefined ? null : { left: codes.left, made_at: epochSeconds(codes.made_at) },
  };
}
