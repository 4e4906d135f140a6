import type { BankContent } from '@portico/form-engine/definition/bank-content';
import * as z from 'zod';
import { id, localText, type TypedBy } from '../wire/schema.ts';

const inProject = z.object({ project: id.describe('Its organisation has the bank') });
const revision = z.int().min(1).max(1_000_000);
const moment = z.iso.datetime();
const count = z.int().min(0);
const nameInOne = z.string().trim().max(200);
const name = z
  .object({ sc: nameInOne, tc: nameInOne, en: nameInOne })
  .refine((texts) => Object.values(texts).some((text) => text !== ''))
  .describe('In one language at least');
const content = z.custom<BankContent>().describe('Questions, and groups with theirs, as in a project file');
const changed = z.object({ at: moment, by: z.string() });

export const bankEntries = {
  input: inProject,
  output: z.object({
    list: z.array(z.object({ id, name: localText, revision, changed, fields: count, groups: count })),
    may_change: z
      .boolean()
      .describe('Whether one may add, change and remove entries, which needs a role at the organisation'),
  }),
};
export type BankEntries = TypedBy<typeof bankEntries>;

export const bankEntry = {
  input: inProject.extend({
    entry: id,
    since: z.coerce.number().pipe(revision).optional().describe('A revision that a form has'),
  }),
  output: z.object({
    name: localText,
    revision,
    content,
    changed,
    former: content.nullable().describe('What it was at that revision; null if that is not kept any more'),
  }),
};
export type BankEntry = TypedBy<typeof bankEntry>;

export const addBankEntry = {
  input: inProject.extend({ name, content: z.unknown() }),
  output: z.object({ id, revision }),
};
export type AddBankEntry = TypedBy<typeof addBankEntry>;

export const changeBankEntry = {
  input: inProject.extend({
    entry: id,
    revision: revision.describe('As it was read: nobody overwrites what they have not seen'),
    name,
    content: z.unknown(),
  }),
  output: z.object({ revision }),
};
export type ChangeBankEntry = TypedBy<typeof changeBankEntry>;

export const removeBankEntry = { input: inProject.extend({ entry: id, revision }), output: z.null() };
export type RemoveBankEntry = TypedBy<typeof removeBankEntry>;

const revisions = z.array(revision).describe('Which revisions of the entry it has; empty if none');

export const bankUses = {
  input: inProject.extend({ entry: id }),
  output: z.object({
    list: z.array(
      z.object({ project: id, domain: z.string(), title: localText, draft: revisions, published: revisions }),
    ),
  }),
};
export type BankUses = TypedBy<typeof bankUses>;
