import type { FormFindings, ReadFormDraft } from '@portico/contract/form-draft.schemas';
import { models } from '@portico/fields/models';
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { checkDefinition } from '@portico/form-engine/publish/check-definition';
import type { DefinitionProblem } from '@portico/form-engine/publish/definition-problem';
import type { FormSetting } from '../../domain/forms/versions.queries.ts';
import type { DraftRow } from './form-drafts.queries.ts';

type Offered = Pick<FormSetting, 'languages' | 'untranslated'>;
type Changed = ReadFormDraft['output']['changed'];

export function presentChanged({ changed_at: at, changed_name: by }: DraftRow): Changed {
  return at === null ? null : { at: at.toISOString(), by };
}

// A form with a fault in every field would otherwise be told in megabytes.
const mostFindings = 500;

/** What prevents publishing a form, as far as it is found at once. */
export function findingsOf(form: FormDefinition, { languages, untranslated }: Offered): FormFindings {
  return presentFindings(checkDefinition(form, models, languages, untranslated));
}

export function presentFindings(problems: readonly DefinitionProblem[]): FormFindings {
  return problems
    .slice(0, mostFindings)
    .map(({ key, place, params }) => ({ key, place: { ...place }, ...(params === undefined ? {} : { params }) }));
}
