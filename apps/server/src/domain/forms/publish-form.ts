import { models } from '@portico/fields/models';
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { checkDefinition } from '@portico/form-engine/publish/check-definition';
import type { DefinitionProblem } from '@portico/form-engine/publish/definition-problem';
import { keepRetired } from '@portico/form-engine/versions/keep-retired';
import type { ProjectDb } from '../../platform/db/database.ts';
import { findNewestForm, findSetting, insertFormVersion } from './versions.queries.ts';

/** The form cannot be published; each problem says where it is. */
export class InvalidForm extends Error {
  readonly problems: readonly DefinitionProblem[];

  constructor(problems: readonly DefinitionProblem[]) {
    super(`The form is not sound: ${JSON.stringify(problems.slice(0, 5))}`);
    this.problems = problems;
  }
}

/** Publishes a form as the newest version of its project, if it has no problems. Options that go keep their words. */
export async function publishForm(db: ProjectDb, projectId: string, form: FormDefinition): Promise<number> {
  const { languages, untranslated } = await findSetting(db, projectId);
  const problems = checkDefinition(form, models, languages, untranslated);
  if (problems.length > 0) throw new InvalidForm(problems);
  const former = await findNewestForm(db);
  return insertFormVersion(db, projectId, former === undefined ? form : keepRetired(former.definition, form));
}
