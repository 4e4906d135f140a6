import type { LetterRequest, RecommendFiled } from '@portico/contract/recommendations.schemas';
import { epochSeconds } from '../../platform/clock.ts';
import { presentModule } from '../../domain/sheets/module.present.ts';
import { statesOfSheet } from '../../domain/sheets/judging/judge-sheet.ts';
import { lettersAnswers } from '../../domain/letters/writing/letter-form.ts';
import type { EarlierLetter } from './earlier.queries.ts';
import { letterStateOf } from '../../domain/letters/reading/letter-state.ts';
import { obstacleToWriting } from '../../domain/letters/writing/letters.rules.ts';
import type { OpenedLetter } from '../../domain/letters/writing/open-letter.ts';

/** A request as the recommender sees it. */
export function presentRequest(row: OpenedLetter['row'], now: Date): LetterRequest {
  const { project } = row;
  return {
    uid: row.id,
    domain: project.slug,
    project_title: project.title,
    org_name: project.organisation,
    color: project.color,
    applicant: row.applicant.name,
    batch_title: row.batch_title,
    letter_state: letterStateOf({ state: row.state, openedAt: row.opened_at }),
    begun: row.modules !== null,
    letters_until: moment(row.letters_until),
    open: obstacleToWriting(row, now) === null,
    time_zone: project.time_zone,
    invited_at: epochSeconds(row.invited_at),
    written_at: moment(row.written_at),
  };
}

/** The letter with the fields to fill in. */
export function presentLetter(
  opened: OpenedLetter,
  earlier: readonly EarlierLetter[],
  now: Date,
): RecommendFiled['output'] {
  const { row, form, batchForm, part, outside, context } = opened;
  const sheet = { form, modules: row.modules };
  const fields = { ...outside, ...lettersAnswers(part, row.modules).fields };
  const states = statesOfSheet({ ...opened, modules: row.modules });
  return {
    request: presentRequest(row, now),
    modules: part.modules.map((module) => ({
      ...presentModule(sheet, module, { form: batchForm, answers: { fields, rows: {} } }),
      state: states.get(module.definition.id) ?? 0,
    })),
    form_version: form.id,
    version: form.number,
    today: context.today,
    carried_from: row.carried_from ?? '',
    earlier: earlier.map(({ id, project_title, applicant, written_at }) => ({
      uid: id,
      project_title,
      applicant,
      written_at: moment(written_at),
    })),
    server_time: epochSeconds(now),
  };
}

function moment(at: Date | null): number | null {
  return at === null ? null : epochSeconds(at);
}
