import { encodeAnswers } from '@portico/contract/forms/encode-answers';
import { encodeModules } from '@portico/contract/forms/encode-modules';
import type { LetterRequest, RecommendFiled } from '@portico/contract/recommendations.schemas';
import type { CompiledModule } from '@portico/form-engine/compile/compiled-form';
import { noAnswers } from '@portico/form-engine/values/answer';
import { outsideOf } from '../../domain/forms/outside-of.ts';
import { epochSeconds } from '../../platform/clock.ts';
import { statesOfSheet } from '../../domain/sheets/judging/judge-sheet.ts';
import { lettersAnswers } from '../../domain/letters/writing/letter-form.ts';
import type { EarlierLetter } from './earlier.queries.ts';
import { letterStateOf } from '../../domain/letters/reading/letter-state.ts';
import { obstacleToWriting } from '../../domain/letters/writing/letters.rules.ts';
import type { OpenedLetter } from '../../domain/letters/writing/open-letter.ts';

/** A request as its receiver sees it. */
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

/** The letter with the fields that are asked for. */
export function presentLetter(
  opened: OpenedLetter,
  earlier: readonly EarlierLetter[],
  now: Date,
): RecommendFiled['output'] {
  const { row, form, part, context } = opened;
  const states = statesOfSheet({ ...opened, modules: row.modules });
  return {
    request: presentRequest(row, now),
    modules: part.modules.map((module) => ({
      ...presentModule(opened, module),
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

function presentModule({ row, form, asked, part, outside }: OpenedLetter, module: CompiledModule) {
  const { definition } = module;
  const saved = row.modules?.[definition.id];
  const modules = outsideOf(asked, module);
  const known = lettersAnswers(part, row.modules);
  const [own, ...others] = encodeModules({ modules: [definition, ...modules] });
  return {
    menuid: definition.id,
    title: definition.title,
    module: { ...own },
    save_field: encodeAnswers(saved?.values ?? noAnswers, { modules: [definition] }),
    revision: saved?.revision ?? 0,
    form_version: form.id,
    outside: others,
    outside_save_field: encodeAnswers({ fields: { ...outside, ...known.fields }, rows: {} }, { modules }),
  };
}

function moment(at: Date | null): number | null {
  return at === null ? null : epochSeconds(at);
}
