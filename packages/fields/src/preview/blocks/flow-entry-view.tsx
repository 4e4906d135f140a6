import type { FlowListBlock } from '../sections/preview-section.ts';
import type { BlockProps } from './block-props.ts';
import styles from './blocks.module.css';
import { LineList } from './line-list.tsx';

/** What a step of the procedure has noted. */
export function FlowListView({ block: { list }, language, stacked }: BlockProps<FlowListBlock>) {
  const lines = list.entries.map(({ name, value }) => ({ name: name[language], value: value[language] }));
  return (
    <>
      <div className={styles.title}>
        <h3>{list.title[language]}</h3>
      </div>
      <LineList lines={lines} stacked={stacked} />
    </>
  );
}
