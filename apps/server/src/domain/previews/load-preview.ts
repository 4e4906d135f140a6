import { mayReapply, mayRevoke } from '@portico/form-engine/states/reopening';
import { dayIn } from '../../platform/day-in.ts';
import type { ProjectDb } from '../../platform/db/database.ts';
import type { Preview, ServerPreviewOptions, PreviewQuery } from './preview.ts';
import type { PreviewReader, ReaderOf } from './preview-reader.ts';
import { Refused } from '../../platform/refused.ts';
import { joinAnswers } from '../sheets/sheet.rules.ts';
import { formsToRead, sensitiveIn } from './forms-to-read.ts';
import { type ApplicationRow, findApplicationOf, listStaffChanges, listTablesOf } from './previews.queries.ts';
import { listFlowEntries } from './flow-entries.ts';
import { listPreviewLetters } from './preview-letters.ts';
import { readablePart } from './readable-part.ts';

/** Loads an application for one reader, without what they may not see; `notOffered` if the project has no form. */
export async function loadPreview(
  db: ProjectDb,
  { projectId, applicantId, language, now }: PreviewQuery,
  readerOf: ReaderOf,
): Promise<Preview> {
  const row = await findApplicationOf(db, applicantId);
  if (row === undefined) throw new Refused('notFound');
  const { form, batchForm, marking } = await formsToRead(db, projectId, row);
  const reader = readerOf(row.preview);
  const context = { language, today: dayIn(row.time_zone, now) };
  const part = readablePart(batchForm, joinAnswers(Object.values(row.modules ?? {})), reader, context, marking);
  const isSent = new Set(part.modules.map(({ id }) => id));
  const isWithheld = new Set(part.withheld);
  const [flows, tables, changes, letters] = await Promise.all([
    listFlowEntries(db, { applicantId, number: row.number }, reader),
    listTablesOf(db, applicantId),
    row.id === null || row.submitted_at === null ? [] : listStaffChanges(db, row.id, row.submitted_at),
    row.id === null
      ? []
      : listPreviewLetters(db, row.id, reader, { language, sensitive: sensitiveIn(batchForm, marking) }),
  ]);
  return {
    content: {
      ...part,
      flowEntries: Object.fromEntries([...flows].filter(([module]) => isSent.has(module))),
      letters,
      tables,
      // A change to a withheld question would reveal that the question is visible.
      staffChanges: changes
        .filter(({ module_id: module, key }) => isSent.has(module) && !isWithheld.has(key))
        .map(({ module_id: module, key, staff_name: by, at }) => ({ module, key, by, at: at.getTime() })),
      today: context.today,
      timeZone: row.time_zone,
    },
    application: {
      id: row.id,
      applicantId,
      name: row.name,
      state: row.state,
      stage: row.stage,
      number: row.number ?? '',
      submittedAt: row.submitted_at,
      batchTitle: row.batch_title,
      projectTitle: row.project_title,
    },
    formVersion: { id: form.id, number: form.number },
    look: lookOf(row, reader),
    can: stepsAfter(row, now),
    now,
  };
}

function stepsAfter(row: ApplicationRow, now: Date) {
  const { state, stage, ends_at: endsAt, allows_revoking: allowsRevoking, allows_reapplying: allowsReapplying } = row;
  const facts = { state, stage, endsAt, allowsRevoking, allowsReapplying };
  return { revoke: mayRevoke(facts, now), reapply: mayReapply(facts, now) };
}

function lookOf({ traits, preview }: ApplicationRow, reader: PreviewReader): ServerPreviewOptions {
  return {
    displayMode: preview.displayMode ?? 'column',
    layoutMode: preview.layoutMode ?? 'vert',
    specialName: preview.specialName ?? '',
    showReferrer: reader.showReferrer,
    showRecommendation: reader.showRecommendation,
    showSensitive: reader.showSensitive,
    menuSpan: traits.previewMenuSpan,
    showNoFileText: traits.showNoFileText,
  };
}
