import * as z from 'zod';
import { login } from '../accounts/accounts.schemas.ts';
import { document } from '../files/documents.schemas.ts';
import { preview } from '../applications/previews.schemas.ts';
import { tenant } from '../accounts/proofs.schemas.ts';
import { epochSeconds, id, localText, noInput, slug, type TypedBy } from '../wire/schema.ts';

const step = z.union([z.literal(0), z.literal(1), z.literal(2)]);
const project = z.object({ project_id: id, domain: slug, title: localText });

export const staffProjects = {
  input: noInput,
  output: z.object({
    list: z
      .array(project.extend({ batches: z.array(z.object({ batchId: id, batch_title: localText })) }))
      .describe('Those of the organisation; for staff of the installation all'),
  }),
};
export type StaffProjects = TypedBy<typeof staffProjects>;

const entry = z.object({
  application: id,
  name: z.string(),
  number: z.string().describe('Empty before it is submitted'),
  application_state: step,
  stage: step,
  batch_title: localText.nullable(),
  project,
  created_at: epochSeconds,
  submitted_at: epochSeconds.nullable(),
  time_zone: z.string().describe('Of the project'),
});

export const listApplications = {
  input: z.object({
    query: z.string().trim().max(100).optional().describe('A part of the name, or the beginning of the number'),
    project: id.optional(),
    batch: id.optional(),
    state: z.coerce.number().int().min(0).max(2).optional(),
    after: z.string().max(100).optional().describe('As the page before gave it in `next`'),
    limit: z.coerce.number().int().min(1).max(100).optional().describe('30 where it is missing'),
  }),
  output: z.object({
    list: z.array(entry).describe('What was submitted or begun last comes first'),
    next: z.string().nullable().describe('Opaque; null on the last page'),
  }),
};
export type ListApplications = TypedBy<typeof listApplications>;

const oneApplication = z.object({ application: id });

export const staffPreview = {
  input: oneApplication,
  output: preview.extend({
    application: id,
    name: z.string().describe('Of the applicant'),
    project,
    may: z.object({ edit: z.boolean(), log: z.boolean() }).describe('What the reader’s role allows'),
  }),
};
export type StaffPreview = TypedBy<typeof staffPreview>;

export const openDraft = {
  input: oneApplication.extend({
    reason: z.string().trim().min(1).max(500).describe('Why it must be read before it is submitted; kept in the log'),
  }),
  output: z.object({ until: epochSeconds.describe('Until when it may be read without another reason') }),
};
export type OpenDraft = TypedBy<typeof openDraft>;

export const staffExport = { input: oneApplication, output: document };
export type StaffExport = TypedBy<typeof staffExport>;

export const staffExportState = {
  input: z.object({ document: id.describe('Its uid, as the export gave it') }),
  output: document,
};
export type StaffExportState = TypedBy<typeof staffExportState>;

export const editApplication = {
  input: oneApplication,
  output: z.object({
    address: z.string().describe('Of the portal, with a code that opens the form once, within a minute'),
  }),
};
export type EditApplication = TypedBy<typeof editApplication>;

const logLine = z.object({
  at: epochSeconds,
  by: z.string().describe('The name of the staff member, or of the applicant'),
  who: z.enum(['staff', 'applicant']),
  action: z.enum([
    'read application',
    'opened draft',
    'read file',
    'exported application',
    'opened for editing',
    'began editing',
    'added entry',
    'changed entry',
    'removed entry',
    'gave extension',
    'withdrew extension',
    'held back from deletion',
    'released for deletion',
    'changed answer',
    'submitted',
    'revoked',
    'reapplied',
  ]),
  menuid: z.string().describe('Of what was changed; empty otherwise'),
  title: localText.nullable().describe('Of the module'),
  key: z.string().describe('Of the field or group that was changed, or of the file’s field; empty otherwise'),
  field: localText.nullable().describe('What it asks'),
  reason: z.string().describe('That was given for opening a draft; empty otherwise'),
});

export const applicationLog = {
  input: oneApplication.extend({
    before: z.string().max(2_000).optional().describe('As the page before gave it in `next`'),
  }),
  output: z.object({ list: z.array(logLine).describe('The newest first'), next: z.string().nullable() }),
};
export type ApplicationLog = TypedBy<typeof applicationLog>;

export const enterAsStaff = {
  input: tenant.extend({
    code: z
      .string()
      .regex(/^[\w-]{43}$/)
      .describe('As the address of editing gave it'),
  }),
  output: login.output.extend({
    staff_id: id,
    staff_name: z.string(),
    application: id,
    expires_at: epochSeconds.describe('When the session ends, whatever is done'),
  }),
};
export type EnterAsStaff = TypedBy<typeof enterAsStaff>;
