import type { CompareProjectFile } from '@portico/contract/project-files.schemas';
import type { LocalText } from '@portico/form-engine/language';

type Told = CompareProjectFile['output']['differences'][number];

export type FileArea = Told['area'];

export type ShownValue = string | number | boolean | LocalText;

/** One difference between a project and a file; a screen makes a sentence of it. */
export interface Difference {
  readonly area: FileArea;
  readonly kind: Told['kind'];
  /** What it is about: `title`, `batch`, `field` …; the screen has a name for each. */
  readonly what: string;
  /** Which one, where there are several. */
  readonly name: LocalText | null;
  /** Short values, where they say something. */
  readonly before: ShownValue | null;
  readonly after: ShownValue | null;
}
