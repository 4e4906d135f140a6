import type { FileLook } from './format/look.schema.ts';
import type { ProjectFile } from './format/project-file.ts';
import { canonicalHash } from '../receipts/canonical-json.ts';

/** A project as the log keeps it: what is in lists by key, so that only what changed is kept; pictures and forms by digest. */
export function logForm(file: ProjectFile, before = file): object {
  const { look, settings, calendar, content, forms } = file;
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
      answers: Object.fromEntries(content.answers.map(({ id, name, words }) => [`${name} (${id.slice(0, 8)})`, words])),
      articles: articlesByTitle(content.articles, before.content.articles),
    },
    form: forms.application === null ? null : canonicalHash(forms.application),
  };
}

function digestsOf(pictures: FileLook['pictures']): object {
  return Object.fromEntries(Object.entries(pictures).map(([kind, picture]) => [kind, picture?.sha256]));
}

type Articles = ProjectFile['content']['articles'];

/** By the title that each had before, since people read the log; those of one title are told apart by a part of their ids. */
function articlesByTitle(articles: Articles, before: Articles): object {
  const titles = new Map([...articles, ...before].map(({ id, title }) => [id, title.en || title.sc || title.tc]));
  const shared = [...titles.values()].filter((title, at, all) => all.indexOf(title) !== at);
  return Object.fromEntries(
    articles.map(({ id, since, from, ...article }) => {
      const title = titles.get(id) ?? '';
      const name = shared.includes(title) ? `${title} (${id.slice(0, 8)})` : title;
      return [name, { ...article, from: from ?? Math.floor(Date.parse(since) / 1_000) }];
    }),
  );
}
