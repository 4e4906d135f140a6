import type { LocalText } from '../language.ts';
import type { BankLink } from './bank-link.ts';
import type { FieldDefinition, SampleFile } from './field-definition.ts';
import type { ModuleIcon } from './module-icon.ts';
import type { Conditional } from './trigger.ts';

/** A published version of a form: an immutable document. */
export interface FormDefinition {
  readonly modules: readonly ModuleDefinition[];
}

/** Who fills in a module: the applicant; the applicant about recommenders; a recommender. */
export type ModuleAuthor = 'applicant' | 'referees' | 'recommender';

/** One entry of the form's menu. While it is hidden, it asks for nothing. */
export interface ModuleDefinition extends Conditional {
  readonly id: string;
  readonly title: LocalText;
  readonly author: ModuleAuthor;
  readonly required?: boolean;
  readonly icon?: ModuleIcon;
  readonly layout?: 'vertical' | 'horizontal';
  readonly activeBackground?: string;
  readonly activeColour?: string;
  /** Files that the institution offers at its top. */
  readonly attachments?: readonly SampleFile[];
  readonly fields: readonly FieldDefinition[];
  readonly groups: readonly GroupDefinition[];
}

/** Questions answered once per row, such as schools or jobs. While it is hidden, it needs no rows. */
export interface GroupDefinition extends Conditional {
  readonly id: string;
  readonly key: string;
  readonly title: LocalText;
  /** The number of rows that must exist. */
  readonly requiredRows: number;
  /** The number of rows that may be added beyond them. */
  readonly extraRows: number;
  readonly addLabel?: LocalText;
  readonly remark?: LocalText;
  readonly layout: 'table' | 'list';
  readonly labelWidth?: string;
  readonly labelPosition?: 'left' | 'right' | 'top';
  readonly order?: number;
  readonly bank?: BankLink;
  readonly fields: readonly FieldDefinition[];
}
