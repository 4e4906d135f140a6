/** Whose rows a handle may touch. The database enforces it; see the policies in the migrations. */
export interface Scope {
  readonly org?: string;
  readonly project?: string;
  readonly realm?: 'staff' | 'jobs';
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Opens a transaction under a scope, in one statement so that it costs no round trip of its own. */
export function beginUnder(scope: Scope): string {
  return `begin; set local portico.scope = '${scopeText(scope)}'`;
}

/** A scope as the database reads it, for functions that set it themselves. */
export function scopeText(scope: Scope): string {
  return [checked(scope.org), checked(scope.project), scope.realm ?? ''].join('/');
}

export const noScope = scopeText({});

// SET takes no parameters, so the values are checked to be ids before they go into the text.
function checked(id: string | undefined): string {
  if (id === undefined) return '';
  if (!uuid.test(id)) throw new Error('A scope takes ids only');
  return id;
}
