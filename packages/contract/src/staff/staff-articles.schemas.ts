import * as z from 'zod';
import { articleKinds } from '../institution/article-kinds.ts';
import { figures } from '../institution/figures.schemas.ts';
import { epochSeconds, id, localText, type TypedBy } from '../wire/schema.ts';
import { contentFile } from './content-files.schemas.ts';

const textOf = (longest: number) => {
  const one = z.string().trim().max(longest);
  return z.object({ sc: one, tc: one, en: one });
};
const moment = z.iso.datetime();
// Until the year 2100.
const seconds = epochSeconds.min(0).max(4_102_444_800);
const revision = z.int().min(0).max(1_000_000);
const kind = z.enum(articleKinds);

const event = z
  .object({ title: textOf(200), start: seconds, end: seconds.nullable(), place: textOf(200) })
  .refine(({ start, end }) => end === null || start <= end, { path: ['end'] });

export const articleContent = z
  .object({
    title: textOf(300).refine((texts) => Object.values(texts).some((text) => text !== '')),
    summary: textOf(600),
    text: textOf(100_000).describe('HTML with few elements; pictures have addresses of the form /content/<file>'),
    topic: textOf(100).describe('Under which questions are grouped'),
    pinned: z.boolean(),
    from: seconds.nullable().describe('When it appears; null as soon as it is published'),
    until: seconds.nullable(),
    audience: z.object({
      signedInOnly: z.boolean(),
      batches: z.array(id).max(200).describe('Those who chose one of them; empty for all'),
      states: z
        .array(z.literal([0, 1, 2]))
        .max(3)
        .describe('Of the application; empty for all'),
    }),
    events: z.array(event).max(50),
    cover: contentFile.nullable().default(null).describe('A picture'),
    figures: figures.nullable().default(null).describe('A table that is drawn as a chart, too'),
    file: contentFile.nullable().default(null).describe('What readers download'),
  })
  .refine(({ from, until }) => from === null || until === null || from < until, { path: ['until'] });
export type ArticleContent = z.output<typeof articleContent>;

const shown = z
  .enum(['draft', 'planned', 'shown', 'over'])
  .describe('Whether people see it: not published, published for later, visible, or past its end');
const changed = z.object({ at: moment, by: z.string() });
const inProject = z.object({ project: id });

export const listArticles = {
  input: inProject.extend({ kind, after: z.string().max(100).optional() }),
  output: z.object({
    batches: z.array(z.object({ batch: id, title: localText })).describe('For which an article may be meant'),
    list: z.array(
      z.object({
        article: id,
        title: localText,
        shown,
        pinned: z.boolean(),
        isChanged: z.boolean().describe('Whether the draft differs from what is published'),
        readers: z.int().min(0),
        downloads: z.int().min(0).describe('How often its file was downloaded, by as many people as readers says'),
        changed,
      }),
    ),
    next: z.string(),
  }),
};
export type ListArticles = TypedBy<typeof listArticles>;

export const articleDraft = {
  input: inProject.extend({ article: id }),
  output: z.object({
    kind,
    revision,
    content: z.custom<ArticleContent>(),
    shown,
    published: z.object({ revision, at: moment, by: z.string() }).nullable(),
    changed,
  }),
};
export type ArticleDraft = TypedBy<typeof articleDraft>;

export const saveArticle = {
  input: inProject.extend({
    article: id.describe('Given by the browser, so that a repeated call adds nothing twice'),
    kind,
    revision: revision.describe('As it was read; 0 for a new one'),
    content: articleContent,
  }),
  output: z.object({ revision }),
};
export type SaveArticle = TypedBy<typeof saveArticle>;

const seen = inProject.extend({ article: id, revision });

export const publishArticle = { input: seen, output: z.object({ shown }) };
export type PublishArticle = TypedBy<typeof publishArticle>;

export const withdrawArticle = { input: inProject.extend({ article: id }), output: z.null() };
export type WithdrawArticle = TypedBy<typeof withdrawArticle>;

export const removeArticle = { input: seen, output: z.null() };
export type RemoveArticle = TypedBy<typeof removeArticle>;
