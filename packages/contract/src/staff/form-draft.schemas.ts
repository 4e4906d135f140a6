import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { definitionProblemKeys } from '@portico/form-engine/publish/definition-problem';
import type { KeyUse } from '@portico/form-engine/publish/warn-reused-keys';
import * as z from 'zod';
import { id, language, type TypedBy } from '../wire/schema.ts';

const inProject = z.object({ project: id });
const revision = z.int().min(0).describe('As it was read: a publication is of what somebody has seen');
const moment = z.iso.datetime();
const note = z.string().trim().max(500);
const form = z.custom<FormDefinition>().describe('Modules with their fields and groups, as in a project file');
const versionNumber = z.int().min(1).max(1_000_000);
const count = z.int().min(0);

const findings = z
  .array(
    z.object({
      key: z.enum(definitionProblemKeys),
      place: z.object({ module: z.string(), group: z.string().optional(), field: z.string().optional() }),
      params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
    }),
  )
  .describe('What prevents publishing, each with its place');
export type FormFindings = z.output<typeof findings>;

const changed = z
  .object({ at: moment, by: z.string() })
  .nullable()
  .describe('Who changed the draft last; null if it is what is published');

export const readFormDraft = {
  input: inProject,
  output: z.object({
    revision,
    form,
    live: form.describe('The newest published version; without modules if there is none'),
    number: count.describe('The number of that version; 0 if there is none'),
    changed,
    languages: z.array(language).describe('In which the project offers its form'),
    untranslated: z.array(language).describe('Those in which texts may be missing: people read them in another'),
    findings,
  }),
};
export type ReadFormDraft = TypedBy<typeof readFormDraft>;

export const allowMissingTranslations = {
  input: inProject.extend({
    languages: z.array(language).max(3).describe('All in which texts may be missing from now on'),
  }),
  output: z.object({ findings: findings.describe('What prevents publishing the draft now') }),
};
export type AllowMissingTranslations = TypedBy<typeof allowMissingTranslations>;

export const formKeyUses = {
  input: inProject,
  output: z.object({
    list: z
      .array(z.custom<KeyUse>())
      .describe('What keys stood for in published versions and do not in the newest, the newest such version of each'),
  }),
};
export type FormKeyUses = TypedBy<typeof formKeyUses>;

export const saveFormDraft = {
  input: inProject.extend({
    revision: revision.describe('The last one that the writer knows'),
    changes: z
      .record(z.string().max(230), z.object({ from: z.unknown(), to: z.unknown() }))
      .refine((changes) => Object.keys(changes).length <= 10_000)
      .describe('Part by part, as `changesBetween` makes them: what it was when one began, and what it is now'),
  }),
  output: z.object({
    revision,
    form: form.nullable().describe('Where somebody else has changed something since that revision: all of it, merged'),
    changed,
    findings,
  }),
};
export type SaveFormDraft = TypedBy<typeof saveFormDraft>;

/** What a refusal says where somebody else has changed the same parts: nothing was saved. */
const formConflict = z.object({ revision, form, parts: z.array(z.string()) });
export type FormConflict = z.output<typeof formConflict>;

export const discardFormDraft = { input: inProject.extend({ revision }), output: z.null() };
export type DiscardFormDraft = TypedBy<typeof discardFormDraft>;

export const restoreFormDraft = {
  input: inProject.extend({ revision, to: count.describe('The revision to which the draft goes back') }),
  output: z.null(),
};
export type RestoreFormDraft = TypedBy<typeof restoreFormDraft>;

export const publishFormDraft = {
  input: inProject.extend({ revision, note }),
  output: z.object({ number: versionNumber }),
};
export type PublishFormDraft = TypedBy<typeof publishFormDraft>;

export const rollBackForm = {
  input: inProject.extend({ revision, number: versionNumber, note }),
  output: z.object({ number: versionNumber }),
};
export type RollBackForm = TypedBy<typeof rollBackForm>;

const after = z.coerce.number().int().positive().optional();
const next = z.int().nullable();

export const formVersions = {
  input: inProject.extend({ after }),
  output: z.object({
    list: z.array(
      z.object({
        number: versionNumber,
        at: moment,
        by: z.string().describe('Empty for what came from a template or a project file'),
        note: z.string(),
        restores: versionNumber.nullable().describe('The version that it brought back'),
        modules: count,
        fields: count,
      }),
    ),
    next,
  }),
};
export type FormVersions = TypedBy<typeof formVersions>;

export const formVersion = {
  input: inProject.extend({ number: z.coerce.number().pipe(versionNumber) }),
  output: z.object({ form }),
};
export type FormVersion = TypedBy<typeof formVersion>;

const saveKinds = ['edited', 'restored', 'discarded', 'published', 'rolled back', 'moved'] as const;
/** What a revision came from; `moved`: a version was published elsewhere, and the draft follows it. */
export type SaveKind = (typeof saveKinds)[number];

export const formDraftHistory = {
  input: inProject.extend({ after }),
  output: z.object({
    list: z.array(
      z.object({
        revision,
        kind: z.enum(saveKinds),
        at: moment,
        by: z.string(),
        parts: count.describe('How many parts it changed'),
      }),
    ),
    next,
  }),
};
export type FormDraftHistory = TypedBy<typeof formDraftHistory>;
