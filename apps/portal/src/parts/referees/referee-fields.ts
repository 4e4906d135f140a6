import { emailLineOf, nameLineOf } from '@portico/fields/contact-lines';
import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { GroupDefinition } from '@portico/form-engine/definition/form-definition';
import { emailKey } from '@portico/form-engine/patterns/email';
import type { Row } from '@portico/form-engine/values/answer';
import type { Referee, Referees } from './referees-query.ts';

/** The field of a group that holds the addresses of recommenders; undefined if there is none. */
export function emailFieldOf({ fields }: GroupDefinition): FieldDefinition | undefined {
  return emailLineOf(fields);
}

export function emailIn(row: Row, group: GroupDefinition): string {
  return textIn(row, emailFieldOf(group));
}

export function nameIn(row: Row, group: GroupDefinition): string {
  return textIn(row, nameLineOf(group.fields));
}

function textIn(row: Row, field: FieldDefinition | undefined): string {
  const value = field === undefined ? undefined : row[field.key]?.value;
  return typeof value === 'string' ? value.trim() : '';
}

/** Whether both are the same mailbox, however they are written. */
export function isSameAddress(one: string, other: string): boolean {
  return one !== '' && emailKey(one) === emailKey(other);
}

/** The request to an address, which identifies a row whatever its position. */
export function refereeAt(referees: Referees | undefined, email: string): Referee | undefined {
  return referees?.list.find((referee) => isSameAddress(referee.email, email));
}

/** A row that the server has not seen yet. */
export function unaskedReferee(
  referee: Pick<Referee, 'menuid' | 'group' | 'columnNumber' | 'name' | 'email' | 'complete'>,
): Referee {
  return {
    ...referee,
    uid: '',
    letter_state: 0,
    sendState: null,
    writeState: 0,
    delivery: 'none',
    invited_at: null,
    reminded_at: null,
    remind_after: null,
    opened_at: null,
    written_at: null,
    declined_at: null,
    decline_reason: '',
    decline_words: '',
    likely_email: '',
    can: { send: true, remind: false, change: true, replace: false },
  };
}
