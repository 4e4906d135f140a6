import type { FileLook } from './format/look.schema.ts';
import type { ProjectFile } from './format/project-file.ts';
import { canonicalHash } from '../receipts/canonical-json.ts';

/** A project as the log keeps it: what is in lists by key, so that only what changed is kept; pictures and forms by digest. */
export function logForm({ look, settings, calendar, content, forms }: ProjectFile): object {
  const byKey = <T extends { readonly key: string }>(list: readonly T[]) =>
    Object.fromEntries(list.map((one) => [one.key, one]));
  return {
    look: { ...look, pictures: digestsOf(look.pictures) },
    settings,
    batches: byKey(calendar.batches),
    content: {
      guide: content.guide,
      statement: content.statement,
      pages: byKey(content.pages),
      tables: byKey(content.tables),
      articles: articlesByTitle(content.articles),
    },
    form: forms.application === null ? null : canonicalHash(forms.application),
  };
}

function digestsOf(pictures: FileLook['pictures']): object {
  return Object.fromEntries(Object.entries(pictures).map(([kind, picture]) => [kind, picture?.sha256]));
}

/** By title, since people read the log; articles of one title are told apart by a part of their ids. */
function articlesByTitle(articles: ProjectFile['content']['articles']): object {
  const titleOf = ({ title }: (typeof articles)[number]) => title.en || title.sc || title.tc;
  const titles = articles.map(titleOf);
  const isShared = (title: string) => titles.indexOf(title) !== titles.lastIndexOf(title);
  return Object.fromEntries(
    articles.map(({ id, ...article }) => {
      const title = titleOf({ id, ...article });
      return [isShared(title) ? `${title} (${id.slice(0, 8)})` : title, article];
    }),
  );
}
