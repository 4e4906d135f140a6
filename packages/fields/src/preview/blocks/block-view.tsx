import { type CSSProperties, memo } from 'react';
import { AnswerPairs } from '../../reading/answer-pairs.tsx';
import type { PairsBlock, PreviewBlock } from '../sections/preview-section.ts';
import type { BlockProps } from './block-props.ts';
import styles from './blocks.module.css';
import { FlowEntryView } from './flow-entry-view.tsx';
import { LetterView } from './letter-view.tsx';
import { NoRows, RowCard } from './rows/row-card.tsx';
import { RowsTable } from './rows/rows-table.tsx';
import { TableView } from './table-view.tsx';

/** A block of the preview; the browser skips rendering it while it is far out of view. */
export const BlockView = memo(function BlockView(props: BlockProps<PreviewBlock>) {
  return (
    <div className={styles.block} style={roomFor(props.block.lines)}>
      <Drawn {...props} />
    </div>
  );
});

function Drawn({ block, ...rest }: BlockProps<PreviewBlock>) {
  switch (block.kind) {
    case 'pairs':
      return <Pairs block={block} {...rest} />;
    case 'row':
      return <RowCard block={block} {...rest} />;
    case 'rows-table':
      return <RowsTable block={block} {...rest} />;
    case 'no-rows':
      return <NoRows block={block} {...rest} />;
    case 'flow-entry':
      return <FlowEntryView block={block} {...rest} />;
    case 'letter':
      return <LetterView block={block} {...rest} />;
    default:
      return <TableView block={block} {...rest} />;
  }
}

function Pairs({ block, language, stacked, noteOf }: BlockProps<PairsBlock>) {
  return <AnswerPairs pairs={block.pairs} language={language} stacked={stacked} noteOf={noteOf} />;
}

/** The space reserved for what has not been rendered yet. */
export function roomFor(lines: number): CSSProperties {
  return { '--lines': lines };
}

declare module 'react' {
  interface CSSProperties {
    '--lines'?: number;
  }
}
