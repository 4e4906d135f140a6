import type { CompiledModule } from '@portico/form-engine/compile/compiled-form';
import { isState } from '@portico/form-engine/states/application-states';
import { isBatchOpen } from '../periods.ts';
import { lockApplication } from '../sheets/lock-application.ts';
import { openDraft } from './open-draft.ts';
import { isApplicantModule } from '../forms/form-for-batch.ts';
import type { ModuleChanges } from '../forms/read-changes.ts';
import { concernsReferees, syncRequests } from '../letters/requests/sync-requests.ts';
import type { SheetKind } from '../sheets/sheet-kind.ts';
import { Refused } from '../../platform/refused.ts';
import { requireOwnSignature } from '../../platform/session/staff-edit.ts';
import type { ApplicantCall } from '../../platform/wire/bound-route.ts';
import { hasSameSignatures } from './same-signatures.ts';
import { findObstacle } from './obstacle.queries.ts';

/**
 * An application is written by the applicant while the batch is open and nothing is submitted, or by staff in admin
 * edit mode. It always uses the newest form. Submitting is implemented in `features/submissions`.
 */
export const applicationKind: SheetKind<ApplicantCall> = {
  name: 'application',
  writes: isApplicantModule,
  async lock(call, { menuid = '' }) {
    const { db, session } = call;
    await lockApplication(db, session.applicantId);
    const { draft, form, batchForm, context } = await openDraft(call);
    if (draft.id === null) throw new Refused('chooseBatch');
    const obstacle = await findObstacle(call, form.id, menuid);
    // These also refuse a repeated request.
    if (obstacle === 'notSignedIn' || obstacle === 'serviceEnded' || obstacle === 'projectSuspended')
      throw new Refused(obstacle);
    return {
      id: draft.id,
      owner: { applicantId: session.applicantId, sheet: null },
      by: session.staffId ?? session.applicantId,
      form,
      part: batchForm,
      modules: draft.modules,
      context,
      // Two versions were published during one save; the client retries.
      obstacle: obstacle === 'version' ? 'busy' : obstacle,
      submission: null,
    };
  },
  async findToWrite(call, sheet) {
    if (sheet !== undefined) throw new Refused('notFound');
    const { draft, batchForm } = await openDraft(call);
    // Neither the lock after submission nor the deadline applies to staff.
    const isStaff = call.session.staffId !== null;
    if (isState('locked', draft.state) && !isStaff) throw new Refused('submitted');
    if (draft.batch === null) throw new Refused('chooseBatch');
    if (!isStaff && !isBatchOpen(draft.batch, call.now)) throw new Refused('batchClosed');
    return { owner: { applicantId: call.session.applicantId, sheet: null }, part: batchForm };
  },
  checkFields: ({ session }, fields) => requireOwnSignature(session, fields),
  async afterSave({ db, session, now }, { id, form }, { module, changes, before, after }) {
    const signed = session.staffId === null ? [] : signedGroups(module, changes);
    const isLeft = signed.every(({ definition: { key }, fields }) =>
      hasSameSignatures(fields, before.rows[key] ?? [], after.rows[key] ?? []),
    );
    if (!isLeft) throw new Refused('applicantSigns');
    if (concernsReferees(module, changes.rows))
      await syncRequests(db, { applicationId: id, form: form.compiled, before: before.rows, after: after.rows, now });
  },
};

/** Groups whose rows contain signatures. When staff save them, every signature must stay in its row. */
export function signedGroups(module: CompiledModule | undefined, { rows }: ModuleChanges) {
  return (module?.groups ?? []).filter(
    ({ definition: { key }, fields }) =>
      Object.hasOwn(rows, key) && fields.some(({ model }) => model.isSigned === true),
  );
}
