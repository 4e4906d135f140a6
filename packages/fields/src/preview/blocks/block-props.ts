import type { Language } from '@portico/form-engine/language';
import type { ReactNode } from 'react';

/** What every block of a preview is given besides itself. */
export interface BlockProps<Block> {
  readonly block: Block;
  readonly language: Language;
  readonly stacked: boolean;
  /** What the heading above says already. */
  readonly heading: string;
  /** What is to be said of a field or a group, such as who changed it. */
  readonly noteOf: (key: string) => ReactNode;
}
