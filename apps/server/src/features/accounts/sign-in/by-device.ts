import { randomUUID } from 'node:crypto';
import type { Login } from '@portico/contract/accounts.schemas';
import { Refused } from '../../../platform/refused.ts';
import { hashToken } from '../../../platform/session/token.ts';
import type { VisitorCall } from '../../../platform/wire/bound-route.ts';
import { type Applicant, findApplicantByDevice } from '../accounts.queries.ts';

/** Without a password: a secret of the browser stands for a temporary user, made at its first coming. */
export async function byDevice(input: Login['input'], { db, project, language }: VisitorCall): Promise<Applicant> {
  if (input.device_id === undefined) throw new Refused('fieldMissing');
  const hash = hashToken(input.device_id);
  await db
    .insertInto('applicants')
    .values({
      id: randomUUID(),
      project_id: project.id,
      user_type: 'normal',
      name: '',
      email: null,
      mobile: null,
      lang: language,
      password_hash: null,
      temporary: true,
      device_hash: hash,
    })
    .onConflict((conflict) => conflict.columns(['project_id', 'device_hash']).doNothing())
    .execute();
  const applicant = await findApplicantByDevice(db, hash);
  if (applicant === undefined) throw new Refused('wrongCredentials');
  return applicant;
}
