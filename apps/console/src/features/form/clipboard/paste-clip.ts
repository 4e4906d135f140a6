import { type FormParts, formOf } from '@portico/form-engine/editing/form-parts';
import { withOwnSets } from '../bank/links.ts';
import { asForm, type Excerpt, fromForm, namesOf, putExcerpt } from '../editing/excerpt.ts';
import { type DroppedRule, withoutOutside } from '../editing/outside-rules.ts';
import { placeFor } from '../editing/place-for.ts';
import { withFreeNames } from '../importing/free-names.ts';
import { requireOneSave } from '../importing/put-into-form.ts';
import type { Clip } from './clip-text.ts';

export interface Pasted {
  readonly parts: FormParts;
  /** The names of what is new, without what is in it. */
  readonly names: readonly string[];
  readonly dropped: readonly DroppedRule[];
  /** The number of keys that were taken already. */
  readonly renamed: number;
}

/**
 * The form with what a clipboard has, behind what is chosen. Rules within it stay, and rules about other parts of the same
 * form; what they would say of another form is left out and told.
 */
export function pasteClip(parts: FormParts, { project, excerpt }: Clip, own: string, chosen: string | null): Pasted {
  const known = project === own ? knownIds(parts) : new Set<string>();
  const cut = withoutOutside(excerpt, (id) => known.has(id));
  const named = withFreeNames(asForm(cut.excerpt), formOf(parts));
  const brought = fromForm(named.form);
  const put = putExcerpt(parts, brought, placeFor(parts, chosen));
  const pasted = withOwnSets(
    put,
    [...put.keys()].filter((name) => !parts.has(name)),
    parts,
  );
  requireOneSave(parts, pasted);
  return {
    parts: pasted,
    names: namesOf(brought),
    dropped: cut.dropped,
    renamed: named.renamed.filter(({ kind }) => kind === 'key').length,
  };
}

/** Whether there is a place for it: questions and groups need a module. */
export function hasPlace(parts: FormParts, { groups, fields }: Excerpt): boolean {
  return (groups.length === 0 && fields.length === 0) || placeFor(parts, null).module !== '';
}

function knownIds(parts: FormParts): ReadonlySet<string> {
  return new Set([...parts.keys()].map((name) => name.slice(name.indexOf(':') + 1)));
}
