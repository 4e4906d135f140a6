import { articleKinds } from '@portico/contract/article-kinds';
import { figures } from '@portico/contract/figures.schemas';
import * as z from 'zod';
import type { Frozen } from './frozen.ts';
import { key, longText, moment, texts } from './texts.schema.ts';

/** How many articles and files a project file has at most. */
export const mostArticles = 500;
export const mostFiles = 1_000;
/** The largest file of an article that a project file takes along, in bytes. */
export const largestArticleFile = 3_145_728;

// Until the year 2100.
const seconds = z.int().min(0).max(4_102_444_800);
const file = z.uuid();

/** One article as people see it. Its text shows pictures by `/content/<key of the file>`. */
export const fileArticle = z.strictObject({
  id: z.uuid().describe('By which it is known again'),
  kind: z.enum(articleKinds),
  since: moment.describe('When it appeared'),
  title: texts(300),
  summary: texts(600),
  text: longText.describe('HTML'),
  topic: texts(100).describe('Under which questions are grouped'),
  pinned: z.boolean(),
  from: seconds.nullable().describe('Planned for; null: it appeared when it was published'),
  until: seconds.nullable(),
  audience: z.strictObject({
    signedInOnly: z.boolean(),
    batches: z.array(key).max(200).describe('Keys of batches; empty for all'),
    states: z
      .array(z.literal([0, 1, 2]))
      .max(3)
      .describe('Of the application; empty for all'),
  }),
  events: z
    .array(z.strictObject({ title: texts(200), start: seconds, end: seconds.nullable(), place: texts(200) }))
    .max(50),
  cover: file.nullable().describe('The key of a picture'),
  figures: figures.nullable().describe('A table that is drawn as a chart, too'),
  file: file.nullable().describe('The key of what readers download'),
});
export type FileArticle = Frozen<z.output<typeof fileArticle>>;

/** A file of articles. One that is too large comes without its content. */
export const articleFile = z.strictObject({
  key: file,
  name: z.string().min(1).max(300),
  content: z
    .string()
    .max(Math.ceil(largestArticleFile / 3) * 4)
    .nullable()
    .describe('In base64; null: too large for a project file'),
});
export type ArticleFile = Frozen<z.output<typeof articleFile>>;
