import type { ContentFile } from '@portico/contract/content-files.schemas';
import type { ArticleContent } from '@portico/contract/staff-articles.schemas';

type WithFiles = Pick<ArticleContent, 'text' | 'cover' | 'file'>;

/** The ids of the files that an article has. */
export function filesIn({ text, cover, file }: WithFiles): string[] {
  return [...[cover, file].flatMap((one) => (one === null ? [] : [one.id])), ...picturesIn(text)];
}

/**
 * The same article with the facts of its files as they are known here, whatever was sent; undefined if one is unknown,
 * or is no picture where one is shown.
 */
export function withFacts(
  content: ArticleContent,
  known: ReadonlyMap<string, ContentFile>,
): ArticleContent | undefined {
  const { text, cover, file } = content;
  const isPicture = (id: string) => (known.get(id)?.width ?? null) !== null;
  if (![...(cover === null ? [] : [cover.id]), ...picturesIn(text)].every(isPicture)) return undefined;
  if (file !== null && !known.has(file.id)) return undefined;
  const factsOf = (one: ContentFile | null) => (one === null ? null : (known.get(one.id) ?? null));
  return { ...content, cover: factsOf(cover), file: factsOf(file) };
}

/** The same article, which knows its files by other ids. */
export function renameFiles({ text, cover, file }: WithFiles, idOf: (id: string) => string): WithFiles {
  const one = (named: ContentFile | null) => named && { ...named, id: idOf(named.id) };
  return { text: renamePictures(text, idOf), cover: one(cover), file: one(file) };
}

/** The same text, whose pictures have other ids; where there is none, the picture is left out. */
export function renamePictures(
  { sc, tc, en }: ArticleContent['text'],
  idOf: (id: string) => string | undefined,
): ArticleContent['text'] {
  const renamed = (html: string) =>
    html.replaceAll(/<img(?: [^<>]*)? src="\/content\/([0-9a-f-]{36})"[^<>]*>/g, (picture, id: string) => {
      const other = idOf(id);
      return other === undefined ? '' : picture.replace(`${stored}${id}`, `${stored}${other}`);
    });
  return { sc: renamed(sc), tc: renamed(tc), en: renamed(en) };
}

/** The address of a picture in a stored text, followed by the id of its file. */
const stored = '/content/';

/** The ids of the pictures in a text. */
export function picturesIn(text: ArticleContent['text']): string[] {
  const found = Object.values(text).flatMap((html) => [...html.matchAll(/ src="\/content\/([0-9a-f-]{36})"/g)]);
  return found.flatMap(([, id]) => (id === undefined ? [] : [id]));
}

/** The text with the addresses from which readers fetch its pictures. */
export function withAddresses(text: ArticleContent['text'], base: string): ArticleContent['text'] {
  const at = (html: string) => html.replaceAll(` src="${stored}`, ` src="${base}/`);
  return { sc: at(text.sc), tc: at(text.tc), en: at(text.en) };
}
