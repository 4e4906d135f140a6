import { emailLineOf, nameLineOf } from '@portico/fields/contact-lines';
import type { CompiledForm } from '@portico/form-engine/compile/compiled-form';
import type { GroupDefinition } from '@portico/form-engine/definition/form-definition';
import type { FormAnswers, Row } from '@portico/form-engine/values/answer';
import { mailKey } from '../../../platform/messaging/address-key.ts';

/** A recommender as an applicant entered them in the form. */
export interface RefereeRow {
  readonly module: string;
  /** The key of the group of rows. */
  readonly group: string;
  /** The row's number in the group, from 1. */
  readonly columnNumber: number;
  readonly name: string;
  readonly email: string;
  /** The normalised address; empty if there is none yet. */
  readonly emailKey: string;
  readonly row: Row;
}

type Modules = Pick<CompiledForm, 'modules'>;

/** The recommenders in an application's answers, in the order of the form. */
export function refereeRows(form: Modules, answers: FormAnswers): readonly RefereeRow[] {
  return refereeGroups(form).flatMap(({ module, group, emailField, nameField }) =>
    (answers.rows[group.key] ?? []).map((row, index) => {
      const email = textIn(row, emailField);
      const name = textIn(row, nameField);
      const emailKey = email === '' ? '' : mailKey(email);
      return { module, group: group.key, columnNumber: index + 1, name, email, emailKey, row };
    }),
  );
}

export interface RefereeGroup {
  readonly module: string;
  readonly group: GroupDefinition;
  /** The keys of the fields for the address and the name. */
  readonly emailField: string;
  readonly nameField: string | undefined;
}

/** The groups in which a form asks for recommenders: those in referee modules whose rows have an address. */
export function refereeGroups({ modules }: Modules): readonly RefereeGroup[] {
  return modules
    .filter(({ definition }) => definition.author === 'referees')
    .flatMap(({ definition }) =>
      definition.groups.flatMap((group) => {
        const emailField = emailLineOf(group.fields)?.key;
        const nameField = nameLineOf(group.fields)?.key;
        return emailField === undefined ? [] : [{ module: definition.id, group, emailField, nameField }];
      }),
    );
}

function textIn(row: Row, key: string | undefined): string {
  const value = key === undefined ? undefined : row[key]?.value;
  return typeof value === 'string' ? value.trim() : '';
}
