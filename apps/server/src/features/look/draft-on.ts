import { fieldsBetween, fieldsOf, withFields } from '@portico/contract/look-fields';
import { look as lookSchema, type Look } from '@portico/contract/look.schemas';
import { Refused } from '../../platform/refused.ts';

/** What is live with the changes of a draft. A field that there is no longer is left out. */
export function draftOn(live: Look, changes: Readonly<Record<string, unknown>>): Look {
  return checked(withFields(live, new Map(Object.entries(changes))));
}

/** The fields of a draft that differ from what is live. */
export function changesOf(draft: Look, live: Look): ReadonlyMap<string, unknown> {
  const values = fieldsOf(draft);
  return new Map(fieldsBetween(draft, live).map((name) => [name, values.get(name)]));
}

export function checked(candidate: unknown): Look {
  const parsed = lookSchema.safeParse(candidate);
  if (parsed.success) return parsed.data;
  throw new Refused('malformed', { cause: parsed.error.issues.map(({ path }) => path.join('.')).join(', ') });
}
