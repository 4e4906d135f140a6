import * as z from 'zod';
import { tenant } from '../accounts/proofs.schemas.ts';
import { epochSeconds, flag, id, localText, type TypedBy } from '../wire/schema.ts';
import { figures } from './figures.schemas.ts';
import { articleKinds } from './article-kinds.ts';

const event = z.object({
  title: localText,
  start: epochSeconds,
  end: epochSeconds.describe('0 if it has no end of its own'),
  place: localText,
});

const item = z.object({
  id,
  kind: z.enum(articleKinds),
  title: localText,
  summary: localText,
  is_pinned: flag,
  is_read: flag.describe('Whether the caller has opened it; 0 for who is not signed in'),
  publish_time: epochSeconds,
  time_zone: z.string().describe('The zone of the institution'),
  events: z.array(event),
  cover: z.object({ url: z.string(), width: z.int(), height: z.int() }).nullable(),
});
export type ArticleItem = z.output<typeof item>;

const paged = {
  after: z.string().max(100).optional().describe('As the page before gave it in `next`'),
  size: z.coerce.number().pipe(z.int().min(1).max(50)).optional().describe('20 unless told otherwise'),
};
const page = z.object({ list: z.array(item), next: z.string().describe('Goes back as `after`; empty at the end') });

export const notices = { input: tenant.extend(paged), output: page };
export type Notices = TypedBy<typeof notices>;

export const tidings = {
  input: tenant.extend({
    ...paged,
    kind: z.enum(['tidings', 'news', 'experience', 'trend']).optional().describe('Station news unless told otherwise'),
  }),
  output: page,
};
export type Tidings = TypedBy<typeof tidings>;

export const faq = {
  input: tenant,
  output: z.object({
    list: z.array(z.object({ id, topic: localText, title: localText, content: localText.describe('HTML') })),
  }),
};
export type Faq = TypedBy<typeof faq>;

export const article = {
  input: tenant.extend({ id }),
  output: item.extend({
    content: localText.describe('HTML; whoever shows it cleans it all the same'),
    figures: figures.nullable(),
  }),
};
export type ReadArticle = TypedBy<typeof article>;

export const readNotice = { input: tenant.extend({ id }), output: z.object({ id, is_read: flag }) };
export type ReadNotice = TypedBy<typeof readNotice>;
