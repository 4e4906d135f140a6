/** Whose rows a handle may touch. The database enforces it; see the policies in the migrations. */
export interface Scope {
  readonly org?: string;
  readonly project?: string;
  readonly realm?: 'staff' | 'jobs';
  /** The callers, several if their calls share a transaction; everybody in the project if undefined. */
  readonly people?: readonly string[];
  /** The request for a letter if a recommender calls; `people` is then the applicant it is about. */
  readonly letter?: string;
  /** The staff member whose call it is: what none of their roles reaches is not there. */
  readonly staff?: string;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Opens a transaction under a scope, in one statement, so that it costs no extra round trip. */
export function beginUnder(scope: Scope): string {
  return `begin; set local portico.scope = '${scopeText(scope)}'`;
}

/** A scope as the database reads it, for functions that set it themselves. */
export function scopeText(scope: Scope): string {
  // An empty list would mean nobody; a missing one means everybody.
  if (scope.people?.length === 0) throw new Error('A scope of people names some');
  const people = (scope.people ?? []).map(checked).join(',');
  return [
    checked(scope.org),
    checked(scope.project),
    scope.realm ?? '',
    people,
    checked(scope.letter),
    checked(scope.staff),
  ].join('/');
}

export const noScope = scopeText({});

// SET takes no parameters, so the values are checked to be ids before they go into the text.
function checked(id: string | undefined): string {
  if (id === undefined) return '';
  if (!uuid.test(id)) throw new Error('A scope takes ids only');
  return id;
}
