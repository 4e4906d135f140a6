import type { KeepFlowEntry } from '@portico/contract/flow-entries.schemas';
import { reachSubmitted } from '../../domain/applications/reach-application.ts';
import { markBound } from '../../domain/files/binding/binding.queries.ts';
import { presentFile } from '../../domain/files/present-file.ts';
import { loadPreview } from '../../domain/previews/load-preview.ts';
import { asStaff } from '../../domain/previews/preview-reader.ts';
import { flowFiles } from '../../domain/previews/flow-entries.ts';
import { Refused } from '../../platform/refused.ts';
import { logStaffChange } from '../../platform/session/staff-log.ts';
import type { StaffCall } from '../../platform/wire/bound-route.ts';
import { inTransaction } from '../../platform/wire/in-transaction.ts';
import { findEntry, saveEntry } from './flow-entries.queries.ts';

/** Adds an entry to a module of a submitted application or updates it, and binds its files in the same transaction. */
export async function keepEntry(input: KeepFlowEntry['input'], call: StaffCall): Promise<KeepFlowEntry['output']> {
  const { application, entry, menuid } = input;
  const { session, language, now } = call;
  const { row, project, projectDb, roles, number } = await reachSubmitted(application, call);
  const owner = { projectId: project.id, applicantId: row.applicant_id };
  const preview = await loadPreview(projectDb, { ...owner, language, now }, asStaff(roles));
  if (!preview.content.modules.some(({ id }) => id === menuid)) throw new Refused('unknownField');
  await inTransaction(projectDb, async (transaction) => {
    const before = await findEntry(transaction, entry);
    if (before !== undefined && before.applicant_id !== row.applicant_id) throw new Refused('notFound');
    const bound = await markBound(transaction, {
      owner: { applicantId: row.applicant_id, sheet: entry },
      claims: input.files.map((uid) => ({ key: flowFiles.field_key, uid })),
      keys: [flowFiles.field_key],
      now,
    });
    const files = input.files.map((uid) => bound.find(({ id }) => id === uid) ?? unknownFile());
    const isSaved = await saveEntry(transaction, {
      id: entry,
      project_id: project.id,
      applicant_id: row.applicant_id,
      module_id: menuid,
      title: JSON.stringify(input.title),
      words: JSON.stringify(input.text),
      day: input.day,
      state: input.state,
      files: JSON.stringify(files.map(presentFile)),
      shown: input.shown,
      number,
      staff_id: session.staffId,
      staff_name: session.name,
      made_at: now,
    });
    if (!isSaved) throw new Refused('notFound');
    const subject = { application, entry, module: menuid };
    await logStaffChange(transaction, call, before === undefined ? 'added entry' : 'changed entry', subject);
  });
  return null;
}

function unknownFile(): never {
  throw new Refused('unknownFile');
}
