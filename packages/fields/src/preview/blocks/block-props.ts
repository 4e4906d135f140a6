import type { Language } from '@portico/form-engine/language';
import type { ReactNode } from 'react';

/** The props that every block of a preview gets besides the block itself. */
export interface BlockProps<Block> {
  readonly block: Block;
  readonly language: Language;
  readonly stacked: boolean;
  /** The text of the heading above. */
  readonly heading: string;
  /** A note on a field or a group, such as who changed it. */
  readonly noteOf: (key: string) => ReactNode;
}
