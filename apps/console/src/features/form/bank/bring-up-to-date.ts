import type { BankEntry } from '@portico/contract/question-bank.schemas';
import type { FormParts } from '@portico/form-engine/editing/form-parts';
import { linksIn, relink } from './links.ts';
import { takeOver } from './take-over.ts';

/** What a form has of an entry that is older than a revision: each insertion with the revision at which it was taken. */
export function olderSets(parts: FormParts, entry: string, revision: number): ReadonlyMap<string, number> {
  const sets = new Map<string, number>();
  for (const { link } of linksIn(parts))
    if (link.entry === entry && link.revision < revision)
      sets.set(link.set, Math.min(link.revision, sets.get(link.set) ?? link.revision));
  return sets;
}

/** A form before and after it takes over what is new in an entry. */
export interface Planned {
  readonly before: FormParts;
  /** As it would be, to compare. */
  readonly compared: FormParts;
  /** The same, and the form knows that it has the newest revision. */
  readonly taken: FormParts;
  /** Nothing is taken over, but the form knows of the newest revision. */
  readonly kept: FormParts;
}

/** What becomes of a form, from the entry as it was at each revision that the form has. */
export function planUpdate(parts: FormParts, entry: string, since: ReadonlyMap<number, BankEntry['output']>): Planned {
  const newest = Math.max(...[...since.values()].map(({ revision }) => revision));
  const sets = olderSets(parts, entry, newest);
  let compared = parts;
  for (const [set, revision] of sets) {
    const found = since.get(revision);
    if (found !== undefined) compared = takeOver(compared, set, { entry, former: found.former, next: found.content });
  }
  const raised = (form: FormParts) =>
    relink(
      form,
      linksIn(form).filter(({ link }) => link.entry === entry && sets.has(link.set)),
      (link) => ({ ...link, revision: newest }),
    );
  return { before: parts, compared, taken: raised(compared), kept: raised(parts) };
}
