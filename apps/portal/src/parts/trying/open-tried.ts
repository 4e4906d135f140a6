import { models } from '@portico/fields/models';
import { compileForm } from '@portico/form-engine/compile/compile-form';
import type { CompiledForm } from '@portico/form-engine/compile/compiled-form';
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import type { CheckContext } from '@portico/form-engine/field-model';
import { createFormSession, type FormSession } from '@portico/form-engine/session/form-session';
import { proposeDefaults } from '@portico/form-engine/session/propose-defaults';
import { type FormAnswers, noAnswers } from '@portico/form-engine/values/answer';
import { readAnswers } from '@portico/form-engine/values/read-answers';
import { moveAnswers } from '@portico/form-engine/versions/move-answers';
import { withoutLostFiles } from './kept-files.ts';

/** A form of the designer while somebody tries it. */
export interface OpenTried {
  readonly of: FormDefinition;
  readonly given: FormAnswers | null;
  readonly form: CompiledForm;
  readonly session: FormSession;
  /** False if the newest form cannot be drawn: an older one still shows. */
  readonly isDrawn: boolean;
}

/** Opens the newest state of a form. What was filled in stays as far as it still fits, unless other answers are given. */
export function openTried(
  before: OpenTried | null,
  of: FormDefinition,
  given: FormAnswers | null,
  context: CheckContext,
): OpenTried {
  const form = compiled(of);
  if (form === null) return { ...(before ?? openTried(null, { modules: [] }, null, context)), of, isDrawn: false };
  const isGiven = before === null || before.given !== given;
  const answers = isGiven
    ? withoutLostFiles(form, readAnswers(form, given ?? noAnswers))
    : moveAnswers(before.form, form, before.session.answers()).answers;
  const session = createFormSession(form, answers, context, true);
  if (isGiven && given === null) for (const module of form.modules) proposeDefaults(session, module);
  return { of, given, form, session, isDrawn: true };
}

function compiled(form: FormDefinition): CompiledForm | null {
  try {
    return compileForm(form, models);
  } catch {
    // Fields in a circle: the designer says so among its findings.
    return null;
  }
}
