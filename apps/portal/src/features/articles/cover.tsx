import type { ArticleItem } from '@portico/contract/articles.schemas';
import { prefix } from '../../lib/api.ts';
import styles from './articles.module.css';

/** The picture of an article, beside its title, which says what it is about. The page does not move when it arrives. */
export function Cover({ cover: { url, width, height } }: { readonly cover: NonNullable<ArticleItem['cover']> }) {
  return <img className={styles.cover} src={`${prefix}${url}`} width={width} height={height} alt="" loading="lazy" />;
}
