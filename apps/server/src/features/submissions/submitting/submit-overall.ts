import type { OverallSubmission } from '@portico/contract/submissions.schemas';
import * as z from 'zod';
import { applicationKind } from '../../../domain/applications/application-kind.ts';
import { mostParts } from '../../../domain/forms/read-json.ts';
import { saveSheet } from '../../../domain/sheets/save-sheet.ts';
import { hasMoreParts } from '../../../platform/json-parts.ts';
import { Refused } from '../../../platform/refused.ts';
import type { ApplicantCall } from '../../../platform/wire/bound-route.ts';
import { inTransaction } from '../../../platform/wire/in-transaction.ts';
import { presentSubmission } from './compose-submission.ts';
import { lockApplications } from '../submissions.queries.ts';
import { requireApplicant } from '../submissions.rules.ts';
import { answerOf, outsideOfBatches, submitAlone } from './submit-application.ts';
import { lockFor, type SubmitParts } from './submit-together.ts';

const mostModules = 200;
const sent = z.record(
  z.string().min(1).max(200),
  z.object({ revision: z.int().min(0), changes: z.record(z.string(), z.unknown()) }),
);

/** Saves modules and submits the application; if anything fails, neither happens. */
export function submitOverall(parts: SubmitParts) {
  return async (input: OverallSubmission['input'], call: ApplicantCall): Promise<OverallSubmission['output']> => {
    requireApplicant(call);
    const modules = readModules(input.modules);
    return outsideOfBatches(call, () =>
      inTransaction(call.db, (db) => saveAndSubmit(parts, input, modules, { ...call, db })),
    );
  };
}

async function saveAndSubmit(
  parts: SubmitParts,
  input: OverallSubmission['input'],
  modules: ReturnType<typeof readModules>,
  call: ApplicantCall,
): Promise<OverallSubmission['output']> {
  // Locked before the first save, in the same order as in submitting.
  const [application] = await lockApplications(call.db, [lockFor(call)], 'wait');
  const before = application?.before ?? null;
  if (before?.counts === true) return presentSubmission(before);
  const version = input.form_version === undefined ? {} : { form_version: input.form_version };
  for (const [menuid, { revision, changes }] of modules) {
    const save = { menuid, revision, changes: JSON.stringify(changes), ...version };
    const { conflicts } = await saveSheet(applicationKind, save, { ...call, key: null });
    if (conflicts.keys.length > 0) throw new Refused('changedElsewhere', { data: { menuid, conflicts } });
  }
  return answerOf(await submitAlone(parts, { agreed: input, call }));
}

function readModules(text: string) {
  if (hasMoreParts(text, mostParts)) throw new Refused('moduleTooLarge');
  const modules = sent.safeParse(parsed(text));
  if (!modules.success || Object.keys(modules.data).length > mostModules) throw new Refused('malformed');
  return Object.entries(modules.data);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refused('malformed');
  }
}
