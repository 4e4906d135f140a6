import type { BankContent } from '@portico/form-engine/definition/bank-content';
import { type FormParts, formOf, isSettings, partName } from '@portico/form-engine/editing/form-parts';
import { asForm, fromForm, putExcerpt } from '../editing/excerpt.ts';
import { newId } from '../editing/new-parts.ts';
import { removePart } from '../editing/operations.ts';
import { placeFor } from '../editing/place-for.ts';
import { withoutReferences } from '../editing/references.ts';
import { withIds } from '../editing/with-ids.ts';
import { withFreeNames } from '../importing/free-names.ts';
import { flat, withLinks, withOtherIds } from './content.ts';
import { type LinkedPart, setOf } from './links.ts';

/** An entry at its newest revision, and at the one that a form has; null if that is not kept any more. */
interface EntryChange {
  readonly entry: string;
  readonly former: BankContent | null;
  readonly next: BankContent;
}

type Settings = Readonly<Record<string, unknown>>;

/**
 * The form with what has changed in the bank since it took an entry over. What was changed here alone stays: other words,
 * rules about other questions, parts that were removed. Where both changed the same setting, the bank's is taken. Links stay
 * at their revision.
 */
export function takeOver(parts: FormParts, set: string, { entry, former, next }: EntryChange): FormParts {
  const linked = new Map(setOf(parts, { entry, set }).map((one) => [one.link.part, one]));
  const [known, wanted] = [former === null ? null : flat(former), flat(next)];
  // Where it is not known what the form had, what it has not was removed.
  const isNew = ({ id }: { readonly id: string }) => !linked.has(id) && known?.has(id) === false;
  const ids = new Map([...linked].map(([id, { name }]) => [id, idOf(name)]));
  for (const id of wanted.keys()) if (isNew({ id })) ids.set(id, newId());
  const kept = new Map(parts);
  for (const [id, { name }] of linked) {
    const mine = kept.get(name);
    const theirs = wanted.get(id);
    if (theirs !== undefined && isSettings(mine))
      kept.set(name, merged(mine, said(known?.get(id), ids), said(theirs, ids)));
  }
  const gone = [...linked].filter(([id]) => !wanted.has(id)).map(([, { name }]) => name);
  const form = insertAdded(gone.reduce<FormParts>(removePart, kept), { entry, set, next, linked, ids, isNew });
  const absent = [...wanted.keys()].filter((id) => !ids.has(id) && !isThere(form, id));
  return absent.length === 0 ? form : withoutReferences(form, new Set(absent));
}

/** Settings of the entry in the words of the form. */
function said(part: Settings | undefined, ids: ReadonlyMap<string, string>): Settings {
  const settings = withIds(part ?? {}, ids);
  return isSettings(settings) ? settings : {};
}

/** Its place and its names are the form's own. */
const own = new Set(['id', 'key', 'bank', 'fields', 'order']);

function merged(mine: Settings, base: Settings, theirs: Settings): Settings {
  const keys = new Set([...Object.keys(mine), ...Object.keys(theirs), ...Object.keys(base)]);
  const settings = [...keys].map((key) => {
    const isTaken = !own.has(key) && canonical(base[key]) !== canonical(theirs[key]);
    return [key, isTaken ? theirs[key] : mine[key]] as const;
  });
  return Object.fromEntries(settings.filter(([, value]) => value !== undefined));
}

/** The database does not keep the order of settings. */
function canonical(value: unknown): string | undefined {
  return JSON.stringify(value, (_key, one: unknown) =>
    isSettings(one) ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1))) : one,
  );
}

interface Adding {
  readonly entry: string;
  readonly set: string;
  readonly next: BankContent;
  readonly linked: ReadonlyMap<string, LinkedPart>;
  /** What each part of the entry is called here. */
  readonly ids: ReadonlyMap<string, string>;
  readonly isNew: (part: { readonly id: string }) => boolean;
}

/** What is new in the entry comes behind what was there of it; a new question of a group, at the end of that group. */
function insertAdded(parts: FormParts, { entry, set, next, linked, ids, isNew }: Adding): FormParts {
  const revision = Math.max(1, ...[...linked.values()].map(({ link }) => link.revision));
  const put = (form: FormParts, content: BankContent, behind: string | null): FormParts => {
    if (content.fields.length === 0 && content.groups.length === 0) return form;
    const said = withOtherIds(withLinks(content, { entry, revision, set }), ids);
    const named = withFreeNames(asForm({ modules: [], ...said }), formOf(form));
    return putExcerpt(form, fromForm(named.form), placeFor(form, behind));
  };
  const nameOf = ({ id }: { readonly id: string }) => linked.get(id)?.name;
  const behind = [...next.groups, ...next.fields]
    .map(nameOf)
    .filter((name) => name !== undefined && parts.has(name))
    .at(-1);
  const added = { fields: next.fields.filter(isNew), groups: next.groups.filter(isNew) };
  let form = put(parts, added, behind ?? null);
  for (const group of next.groups.filter((one) => !isNew(one))) {
    const name = nameOf(group);
    if (name !== undefined && form.has(name))
      form = put(form, { fields: group.fields.filter(isNew), groups: [] }, name);
  }
  return form;
}

function isThere(parts: FormParts, id: string): boolean {
  return parts.has(partName.field(id)) || parts.has(partName.group(id));
}

function idOf(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
