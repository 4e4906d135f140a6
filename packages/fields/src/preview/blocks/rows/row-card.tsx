import { useTranslations } from 'use-intl';
import { AnswerPairs } from '../../../reading/answer-pairs.tsx';
import type { NoRowsBlock, RowBlock } from '../../sections/preview-section.ts';
import type { BlockProps } from '../block-props.ts';
import styles from '../blocks.module.css';
import { GroupTitle } from './group-title.tsx';

/** One row of a repeatable group; the first one has the name of the group above it. */
export function RowCard({ block, language, stacked, heading, noteOf }: BlockProps<RowBlock>) {
  const t = useTranslations('preview');
  return (
    <>
      {block.number === 1 ? (
        <GroupTitle group={block.group} language={language} heading={heading} noteOf={noteOf} />
      ) : null}
      <section className={styles.card}>
        <h4>{t('entry', { row: String(block.number) })}</h4>
        <AnswerPairs pairs={block.pairs} language={language} stacked={stacked} />
      </section>
    </>
  );
}

/** A group without rows, or one whose rows are withheld. */
export function NoRows({ block, language, heading, noteOf }: BlockProps<NoRowsBlock>) {
  const t = useTranslations('preview');
  return (
    <>
      <GroupTitle group={block.group} language={language} heading={heading} noteOf={noteOf} />
      <p className={styles.nothing}>{block.isWithheld ? '--' : t('noRows')}</p>
    </>
  );
}
