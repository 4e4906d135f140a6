import type { BankLink } from '@portico/form-engine/definition/bank-link';
import { type FormParts, isSettings } from '@portico/form-engine/editing/form-parts';
import { newId } from '../editing/new-parts.ts';

/** A question or group of a form that comes from the bank. */
export interface LinkedPart {
  readonly name: string;
  readonly link: BankLink;
}

/** All parts of a form that come from the bank. */
export function linksIn(parts: FormParts): readonly LinkedPart[] {
  const linked: LinkedPart[] = [];
  for (const [name, part] of parts) {
    const link = linkOf(part);
    if (link !== null) linked.push({ name, link });
  }
  return linked;
}

/** Parts that were inserted together. */
export function setOf(parts: FormParts, { entry, set }: Pick<BankLink, 'entry' | 'set'>): readonly LinkedPart[] {
  return linksIn(parts).filter(({ link }) => link.entry === entry && link.set === set);
}

export function linkOf(part: unknown): BankLink | null {
  const link = isSettings(part) ? part['bank'] : undefined;
  return isLink(link) ? link : null;
}

/** The form with another link of each of these parts, or without any. */
export function relink(
  parts: FormParts,
  linked: readonly LinkedPart[],
  change: (link: BankLink) => BankLink | null,
): FormParts {
  const next = new Map(parts);
  for (const { name, link } of linked) {
    const part = next.get(name);
    if (!isSettings(part)) continue;
    const { bank: _bank, ...rest } = part;
    const changed = change(link);
    next.set(name, changed === null ? rest : { ...rest, bank: changed });
  }
  return next;
}

/** The copies among the parts of a form, linked apart from what they were copied from. */
export function withOwnSets(parts: FormParts, copies: readonly string[], before: FormParts): FormParts {
  const keyOf = ({ entry, set, part }: BankLink) => JSON.stringify([entry, set, part]);
  const known = new Set(linksIn(before).map(({ link }) => keyOf(link)));
  const sets = new Map<string, string>();
  const twice = linksIn(parts).filter(({ name, link }) => copies.includes(name) && known.has(keyOf(link)));
  return relink(parts, twice, (link) => {
    const set = sets.get(link.set) ?? newId();
    sets.set(link.set, set);
    return { ...link, set };
  });
}

function isLink(value: unknown): value is BankLink {
  return isSettings(value) && typeof value['entry'] === 'string' && typeof value['revision'] === 'number';
}
