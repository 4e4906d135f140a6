import * as z from 'zod';
import { id, localText, slug, type TypedBy } from '../wire/schema.ts';

const file = z.instanceof(Blob).describe('A project file, last; at most 16 MB');
const shown = z.union([z.string(), z.number(), z.boolean(), localText]).nullable();

export const fileAreas = ['look', 'settings', 'calendar', 'content', 'forms'] as const;
export const differenceKinds = ['added', 'changed', 'removed', 'kept'] as const;
export const fileWarnings = [
  'batchIntoPast',
  'batchKept',
  'codeKept',
  'tableKept',
  'optionsUsed',
  'fieldUsed',
  'tickAgain',
  'serviceOver',
  'bankLinksDropped',
  'articlesKept',
  'articleFileMissing',
] as const;

const difference = z.object({
  area: z.enum(fileAreas),
  kind: z.enum(differenceKinds).describe('kept: the file does not have it, but it stays, since people depend on it'),
  what: z.string().describe('What it is about: title, batch, field …'),
  name: localText.nullable().describe('Which one, where there are several'),
  before: shown,
  after: shown,
});

const warning = z.object({
  key: z.enum(fileWarnings),
  name: localText.nullable(),
  people: z.int().describe('How many people it is about'),
  detail: z.string(),
});

export const compareProjectFile = {
  input: z.object({ project: id, file }),
  output: z.object({
    revision: z.string().describe('Of the project and the file; applying names it'),
    title: localText.describe('The title in the file'),
    differences: z.array(difference).readonly(),
    warnings: z.array(warning).readonly(),
  }),
};
export type CompareProjectFile = TypedBy<typeof compareProjectFile>;

export const applyProjectFile = {
  input: z.object({ project: id, revision: z.string().regex(/^[0-9a-f]{32}$/), file }),
  output: z.object({ changed: z.int().describe('How many differences there were') }),
};
export type ApplyProjectFile = TypedBy<typeof applyProjectFile>;

const title = z.string().trim().max(200);

export const createProjectFromFile = {
  input: z.object({
    org: id,
    domain: z.string().trim().max(200),
    title_sc: title.describe('Of the new project; where all three are empty, the file’s'),
    title_tc: title,
    title_en: title,
    content: z.enum(['0', '1']).describe('1: with pages, texts, tables and batches'),
    file,
  }),
  output: z.object({
    project_id: id,
    domain: slug,
    lacking: z.array(localText).describe('Titles of articles with a file that was too large to come along'),
  }),
};
export type CreateProjectFromFile = TypedBy<typeof createProjectFromFile>;
