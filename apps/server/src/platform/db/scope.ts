/** Whose rows a handle may touch. The database enforces it; see the policies in the migrations. */
export interface Scope {
  readonly org?: string;
  readonly project?: string;
  readonly realm?: 'staff' | 'jobs';
  /** The applicants whose call it is, or calls where several are one transaction; all of the project where there are none. */
  readonly people?: readonly string[];
  /** The request for a letter, where its recommender calls: then `people` is the applicant it is about. */
  readonly letter?: string;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Opens a transaction under a scope, in one statement so that it costs no round trip of its own. */
export function beginUnder(scope: Scope): string {
  return `begin; set local portico.scope = '${scopeText(scope)}'`;
}

/** A scope as the database reads it, for functions that set it themselves. */
export function scopeText(scope: Scope): string {
  // Nobody at all is not the same as nobody in particular.
  if (scope.people?.length === 0) throw new Error('A scope of people names some');
  const people = (scope.people ?? []).map(checked).join(',');
  return [checked(scope.org), checked(scope.project), scope.realm ?? '', people, checked(scope.letter)].join('/');
}

export const noScope = scopeText({});

// SET takes no parameters, so the values are checked to be ids before they go into the text.
function checked(id: string | undefined): string {
  if (id === undefined) return '';
  if (!uuid.test(id)) throw new Error('A scope takes ids only');
  return id;
}
