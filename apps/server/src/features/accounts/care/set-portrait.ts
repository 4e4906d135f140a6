import { createHash } from 'node:crypto';
import type { Portrait } from '@portico/contract/accounts.schemas';
import { Refused } from '../../../platform/refused.ts';
import type { ApplicantCall } from '../../../platform/wire/bound-route.ts';
import { presentUser } from '../../../domain/accounts/accounts.present.ts';
import { findApplicant } from '../../../domain/accounts/applicants.queries.ts';
import { putPortrait } from './care.queries.ts';
import { pictureType } from './picture-type.ts';

/** Keeps a picture of its owner; what it is, its bytes tell, not its name. */
export async function setPortrait({ file }: Portrait['input'], call: ApplicantCall): Promise<Portrait['output']> {
  const { db, project, session } = call;
  const content = Buffer.from(await file.arrayBuffer());
  const mediaType = await pictureType(content);
  if (mediaType === undefined) throw new Refused('pictureWrong');
  const digest = createHash('sha256').update(content).digest('hex').slice(0, 16);
  const { id: project_id } = project;
  await putPortrait(db, { project_id, applicant_id: session.applicantId, media_type: mediaType, digest, content });
  const applicant = await findApplicant(db, session.applicantId);
  if (applicant === undefined) throw new Refused('notSignedIn');
  return { url: presentUser(applicant, call).head_portrait };
}
