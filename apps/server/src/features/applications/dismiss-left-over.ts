import type { DismissLeftOver } from '@portico/contract/applications.schemas';
import { isState } from '@portico/form-engine/states/application-states';
import { findDraft } from '../../domain/applications/draft.queries.ts';
import { presentLeftOver } from '../../domain/sheets/versions/left-over.present.ts';
import { lockApplication } from '../../domain/sheets/lock-application.ts';
import { removeLeftOver } from '../../domain/sheets/sheets.queries.ts';
import { Refused } from '../../platform/refused.ts';
import type { ApplicantCall } from '../../platform/wire/bound-route.ts';
import { inTransaction } from '../../platform/wire/in-transaction.ts';

/** Dismisses one left-over answer. Dismissing it again succeeds too. */
export async function dismissLeftOver(
  { uid }: DismissLeftOver['input'],
  { db, project, session, language }: ApplicantCall,
): Promise<DismissLeftOver['output']> {
  const rest = await inTransaction(db, async (locked) => {
    await lockApplication(locked, session.applicantId);
    const draft = await findDraft(locked, project.id, session.applicantId);
    if (draft === undefined || draft.id === null) return { left_over: [], more_left_over: 0 };
    if (isState('locked', draft.state)) throw new Refused('submitted');
    return removeLeftOver(locked, draft.id, uid);
  });
  return presentLeftOver(rest, language);
}
