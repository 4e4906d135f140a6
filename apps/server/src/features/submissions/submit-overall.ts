import type { OverallSubmission } from '@portico/contract/submissions.schemas';
import * as z from 'zod';
import { Refused } from '../../platform/refused.ts';
import type { ApplicantCall } from '../../platform/wire/bound-route.ts';
import { inTransaction } from '../../platform/wire/in-transaction.ts';
import { oneAtATime } from './one-at-a-time.ts';
import type { SubmissionParts } from './submission-parts.ts';
import { presentSubmitted } from './submissions.present.ts';
import { holdApplications } from './submissions.queries.ts';
import { demandApplicant } from './submissions.policy.ts';
import { settled, submitAlone } from './submit-application.ts';
import { askedBy } from './submit-held.ts';

const mostModules = 200;
const sent = z.record(
  z.string().min(1).max(200),
  z.object({ revision: z.int().min(0), changes: z.record(z.string(), z.unknown()) }),
);

/** Saves modules and hands the application in: both, or neither where anything stands in the way. */
export function submitOverall(parts: SubmissionParts) {
  // Before any of it takes a connection: whoever sends many large requests at once waits for themselves.
  const inTurn = oneAtATime();
  return async (input: OverallSubmission['input'], call: ApplicantCall): Promise<OverallSubmission['output']> => {
    demandApplicant(call);
    const modules = readModules(input.modules);
    const submit = () => saveAndSubmit(parts, input, modules, call);
    return inTurn(call.session.applicantId, submit);
  };
}

function saveAndSubmit(
  parts: SubmissionParts,
  input: OverallSubmission['input'],
  modules: ReturnType<typeof readModules>,
  call: ApplicantCall,
): Promise<OverallSubmission['output']> {
  return inTransaction(call.db, async (db) => {
    const held = { ...call, db };
    // Held before the first save, in the order in which submitting holds; and what was submitted is answered once more.
    const [standing] = await holdApplications(db, [askedBy({ call })], false);
    const before = standing?.before ?? null;
    if (before !== null) return presentSubmitted(before);
    for (const [menuid, { revision, changes }] of modules) {
      const version = input.form_version === undefined ? {} : { form_version: input.form_version };
      const save = { menuid, revision, changes: JSON.stringify(changes), ...version };
      const { conflicts } = await parts.saveModule(save, { ...held, key: null });
      if (conflicts.keys.length > 0) throw new Refused('changedElsewhere', { data: { menuid, conflicts } });
    }
    return settled(await submitAlone(parts, { agreed: input, call: held }));
  });
}

function readModules(text: string) {
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
