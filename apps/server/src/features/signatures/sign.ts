import type { Sign } from '@portico/contract/signatures.schemas';
import { epochSeconds } from '../../platform/clock.ts';
import { findFileOf } from '../../platform/files/files.queries.ts';
import type { CompiledForm } from '@portico/form-engine/compile/compiled-form';
import { Refused } from '../../platform/refused.ts';
import type { ApplicantCall } from '../../platform/wire/bound-route.ts';
import type { AutographParts } from './keep-autograph.ts';
import { addSigning } from './signatures.queries.ts';

/** Records who signed with which picture, and that the policy on signatures was accepted. Twice is once. */
export async function sign(
  { formToWrite }: Pick<AutographParts, 'formToWrite'>,
  { uid, menuid }: Sign['input'],
  call: ApplicantCall,
): Promise<Sign['output']> {
  const { db, project, session, now } = call;
  const file = await findFileOf(db, session.applicantId, uid);
  if (file?.state !== 'ready' || !file.type.startsWith('image/')) throw new Refused('unknownFile');
  if (menuid !== undefined && !hasModule(await formToWrite(call), menuid)) throw new Refused('notFound');
  const signedAt = await addSigning(db, {
    project_id: project.id,
    applicant_id: session.applicantId,
    file_id: file.id,
    file_sha256: file.sha256,
    module_id: menuid ?? '',
    signed_at: now,
  });
  return { signed_at: epochSeconds(signedAt) };
}

function hasModule({ modules }: CompiledForm, id: string): boolean {
  return modules.some(({ definition }) => definition.id === id && definition.author !== 'recommender');
}
