import type { Language } from '@portico/form-engine/language';
import { memo, type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { useReader } from '../reading/reader.ts';
import { BlockView, roomFor } from './blocks/block-view.tsx';
import styles from './application-preview.module.css';
import type { PreviewSection } from './sections/preview-section.ts';

interface SectionViewProps {
  readonly section: PreviewSection;
  readonly title: string;
  /** How many of its blocks are rendered; space is reserved for the others. */
  readonly drawn: number;
  readonly language: Language;
  readonly stacked: boolean;
  readonly noteOf: (key: string) => ReactNode;
}

/** One section: its title and its blocks. */
export const SectionView = memo(function SectionView(props: SectionViewProps) {
  const { section, title, drawn, language, stacked, noteOf } = props;
  const heading = useId();
  const undrawn = section.blocks.slice(drawn).reduce((sum, { lines }) => sum + lines, 0);
  return (
    <section className={styles.section} aria-labelledby={heading} data-preview-section={section.id}>
      <h2 id={heading} tabIndex={-1}>
        {title}
      </h2>
      {section.blocks.length === 0 ? <Empty /> : null}
      <div>
        {section.blocks.slice(0, drawn).map((block) => (
          <BlockView
            key={block.key}
            block={block}
            language={language}
            stacked={stacked}
            heading={title}
            noteOf={noteOf}
          />
        ))}
      </div>
      {undrawn === 0 ? null : <div className={styles.room} style={roomFor(undrawn)} />}
    </section>
  );
});

function Empty() {
  const t = useTranslations('preview');
  const { isOwn } = useReader();
  return <p className={styles.empty}>{isOwn ? t('emptyOwn') : t('empty')}</p>;
}
