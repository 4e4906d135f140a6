import { models } from '@portico/fields/models';
import type { CarryLetter } from '@portico/contract/recommendations.schemas';
import { compileForm } from '@portico/form-engine/compile/compile-form';
import type { CompiledModule } from '@portico/form-engine/compile/compiled-form';
import type { FormAnswers } from '@portico/form-engine/values/answer';
import type { AppParts } from '../../platform/app-parts.ts';
import { Refused } from '../../platform/refused.ts';
import type { LetterCall } from '../../platform/wire/bound-route.ts';
import { inTransaction } from '../../platform/wire/in-transaction.ts';
import { carryAnswers } from './carry-answers.ts';
import { copyFiles } from './copy-files.ts';
import { loadLetter } from './load-letter.ts';
import { letterPart, lettersAnswers } from '../../domain/letters/writing/letter-form.ts';
import { findEarlier, recordCarried, type SourceLetter } from './earlier.queries.ts';
import { obstacleToWriting } from '../../domain/letters/writing/letters.rules.ts';
import { type OpenedLetter, openLetter } from '../../domain/letters/writing/open-letter.ts';
import { writeModule } from '../../domain/sheets/save-sheet.ts';
import { letterKind, letterSheet } from '../../domain/letters/writing/letter-kind.ts';

/**
 * Starts a letter from an earlier one of the same recommender, possibly in another project. Only empty answers are
 * filled. Other letters are available only after signing in by code; letters about the same applicant always are.
 */
export async function carryLetter(
  parts: Pick<AppParts, 'database' | 'storage'>,
  input: CarryLetter['input'],
  call: LetterCall,
): Promise<CarryLetter['output']> {
  const whose = { tokenHash: call.session.tokenHash, now: call.now, but: call.recommendation.id };
  const source = await findEarlier(parts.database.unscoped, whose, input.from);
  if (source === undefined) throw new Refused('notFound');
  const opened = await openWritable(call, false);
  const found = carriedInto(opened, source, call);
  const carried = await copyFiles(parts, call, opened, source, found);
  await inTransaction(call.db, (db) => write({ ...call, db }, source.id, carried));
  return loadLetter(parts, call);
}

async function openWritable(call: LetterCall, lock: boolean): Promise<OpenedLetter> {
  const opened = await openLetter(call, { lock });
  const obstacle = obstacleToWriting(opened.row, call.now);
  if (obstacle !== null) throw new Refused(obstacle);
  return opened;
}

function carriedInto({ part, row }: OpenedLetter, source: SourceLetter, { project }: LetterCall): FormAnswers {
  return carryAnswers({
    from: letterPart(compileForm(source.definition, models)),
    answers: source.answers,
    to: part,
    filled: lettersAnswers(part, row.modules),
    isSameProject: source.project_id === project.id,
  });
}

/** Anything written while the files were copied is kept. */
async function write(call: LetterCall, from: string, carried: FormAnswers): Promise<void> {
  let opened = await openWritable(call, true);
  for (const module of opened.part.modules) {
    const changes = changesOf(module, carried, lettersAnswers(opened.part, opened.row.modules));
    if (Object.keys(changes.fields).length + Object.keys(changes.rows).length === 0) continue;
    const id = module.definition.id;
    const base = opened.row.modules?.[id]?.revision ?? 0;
    const save = { id, module, changes, leftOver: [], base, request: null };
    const { modules } = await writeModule(letterKind, call, letterSheet(opened, call.now), save);
    opened = { ...opened, row: { ...opened.row, modules } };
  }
  await recordCarried(call.db, opened.row.id, from);
}

function changesOf({ fields, groups }: CompiledModule, carried: FormAnswers, current: FormAnswers): FormAnswers {
  const isEmpty = (part: 'fields' | 'rows', key: string) => !Object.hasOwn(current[part], key);
  return {
    fields: Object.fromEntries(
      fields.flatMap(({ definition: { key } }) => {
        const answer = carried.fields[key];
        return answer !== undefined && isEmpty('fields', key) ? [[key, answer] as const] : [];
      }),
    ),
    rows: Object.fromEntries(
      groups.flatMap(({ definition: { key } }) => {
        const rows = carried.rows[key];
        return rows !== undefined && isEmpty('rows', key) ? [[key, rows] as const] : [];
      }),
    ),
  };
}
