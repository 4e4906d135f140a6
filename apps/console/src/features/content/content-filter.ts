import { articleKinds } from '@portico/contract/article-kinds';
import { oneOf } from '../../parts/list-filter/use-list-address.ts';

/** What the page shows: articles of a kind, or pages. */
export const contentKinds = [...articleKinds, 'page'] as const;

export interface ContentFilter extends Readonly<Record<string, string>> {
  readonly kind: (typeof contentKinds)[number];
}

export const readContentFilter = (textOf: (name: string) => string): ContentFilter => ({
  kind: oneOf(contentKinds, textOf('kind')),
});
