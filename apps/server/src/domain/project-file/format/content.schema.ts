import { longestMessage } from '@portico/contract/message-limits';
import { mostReadyAnswers } from '@portico/contract/ready-answers';
import * as z from 'zod';
import { articleFile, fileArticle, mostArticles, mostFiles } from './articles.schema.ts';
import type { Frozen } from './frozen.ts';
import { cssWidth, key, line, longText } from './texts.schema.ts';

const page = z.strictObject({
  key,
  title: line,
  content: longText.describe('HTML'),
  consent: line.nullable().describe('The words beside a tick; null where there is nothing to tick'),
});
export type FilePage = Frozen<z.output<typeof page>>;

const table = z.strictObject({
  key,
  name: line,
  columns: z
    .array(z.strictObject({ title: line, width: cssWidth }))
    .min(1)
    .max(50),
});

const answerWords = z.string().max(longestMessage);
const answer = z.strictObject({
  id: z.uuid(),
  name: z.string().trim().min(1).max(200).describe('What staff know it by; applicants never see it'),
  words: z.strictObject({ sc: answerWords, tc: answerWords, en: answerWords }),
});

/** What applicants read, the answers that staff have ready, and the tables that are kept about them, without their rows. */
export const content = z.strictObject({
  guide: longText,
  statement: longText,
  pages: z.array(page).max(500).describe('The newest edition of each'),
  tables: z.array(table).max(100),
  articles: z.array(fileArticle).max(mostArticles).describe('As they are published, the newest first'),
  answers: z.array(answer).max(mostReadyAnswers).describe('That staff have ready for messages'),
  files: z.array(articleFile).max(mostFiles).describe('Of the articles'),
});
export type FileContent = Frozen<z.output<typeof content>>;
