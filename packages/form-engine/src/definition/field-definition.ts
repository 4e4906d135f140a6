import type { LocalText } from '../language.ts';
import type { AccountFact } from './account-fact.ts';
import type { BankLink } from './bank-link.ts';
import type { Calculation } from './calculation.ts';
import type { Condition } from './condition.ts';
import type { FieldType, SuggestSource, TextNature } from './field-type.ts';
import type { Level, Option } from './option.ts';
import type { Conditional, Trigger } from './trigger.ts';

/** One question of a form. Absent settings do not apply; each type reads the settings it knows. */
export interface FieldDefinition extends Conditional {
  readonly id: string;
  /** The name under which its answer is stored, unique in the form. */
  readonly key: string;
  readonly type: FieldType;
  readonly label: LocalText;
  readonly required?: boolean;
  /** Required while this holds, whatever `required` says. */
  readonly requiredWhen?: Condition;
  /** False shows the label to screen readers only. */
  readonly showsTitle?: boolean;
  readonly placeholder?: LocalText;
  readonly remark?: LocalText;
  readonly tips?: LocalText;
  /** The institution's own message for a value of the wrong form. */
  readonly errorText?: LocalText;
  readonly parentId?: string;
  readonly order?: number;
  readonly bank?: BankLink;

  /** `startsShown` for single rows of a repeatable group, by columnNumber. */
  readonly startsShownInRow?: Readonly<Record<string, boolean>>;
  readonly triggers?: readonly Trigger[];
  readonly compare?: Comparison;
  /** On a birthday: the id of the ID-card field that fills it. */
  readonly filledFromIdCard?: string;
  /** The account fact that prefills it, until the module is first saved. */
  readonly filledFromAccount?: AccountFact;
  /** The value that is proposed where nobody has answered; an account fact comes first. */
  readonly defaultValue?: string | readonly string[];

  /** Nobody answers it: it is worked out from other answers, and never sent. */
  readonly calculated?: Calculation;

  readonly text?: TextSettings;
  readonly choice?: ChoiceSettings;
  readonly options?: readonly Option[];
  /** Options that were offered in an earlier version: nobody can choose them, whoever has chosen one reads its words. */
  readonly retired?: readonly Option[];
  /** Documents may be added to the chosen option, by the rules of `files`. */
  readonly takesAttachments?: boolean;
  /** Columns of a matrix; its rows are the options. */
  readonly columns?: readonly Option[];
  /** The same for columns that were offered earlier. */
  readonly retiredColumns?: readonly Option[];
  readonly levels?: readonly Level[];
  readonly date?: DateSettings;
  readonly files?: FileSettings;
  readonly html?: LocalText;
  readonly look?: LookSettings;
  readonly inTable?: TableColumn;
  readonly preview?: PreviewSettings;
}

/** The value must not equal that of any of these fields. */
export interface Comparison {
  /** Ids of the other fields. */
  readonly fields: readonly string[];
  readonly text?: LocalText;
}

export interface TextSettings {
  readonly nature?: TextNature;
  /** Minimum number of characters. */
  readonly shortest?: number;
  /** Maximum number of characters of a line, of words of a long text. */
  readonly longest?: number;
  /** The smallest and the greatest number that is accepted. */
  readonly least?: number;
  readonly greatest?: number;
  /** Initial height of a long text in lines. */
  readonly lines?: number;
  /** Shown after a line, such as a unit; not part of the answer. */
  readonly suffix?: LocalText;
  /** What is suggested while a line is typed; any other text is accepted as well. */
  readonly suggest?: SuggestSource;
}

export interface ChoiceSettings {
  readonly fewest?: number;
  readonly most?: number;
  readonly arrangement?: 'inline' | 'stacked';
  /** A CSS length. */
  readonly width?: string;
  /** The id of the choice on whose answer the options depend. It shows only while that one does. */
  readonly under?: string;
}

export interface DateSettings {
  readonly unit?: 'year' | 'month' | 'day';
  /** The format of a value: yyyy, yyyy-MM, yyyy-MM-dd. */
  readonly format?: string;
  /** A range may end today: offers "Present". */
  readonly offersPresent?: boolean;
  readonly limits?: { readonly from: string; readonly to: string; readonly text?: LocalText };
  /** Limits that move with the calendar, such as today, today-18y or 2026-09-01+6m, besides `limits`. */
  readonly moving?: { readonly from?: string; readonly to?: string };
  /** No later day can be picked; an empty date means today. */
  readonly latest?: { readonly date: string };
}

export interface FileSettings {
  /** Extensions in lower case, without dot. */
  readonly types?: readonly string[];
  readonly megabytes?: number;
  readonly most?: number;
  readonly samples?: readonly SampleFile[];
  /** Maximum length of a recording. */
  readonly seconds?: number;
}

export interface SampleFile {
  readonly name: string;
  readonly url: string;
}

export interface LookSettings {
  readonly background?: string;
  readonly span?: 'whole' | 'half';
}

export interface TableColumn {
  readonly shown: boolean;
  /** A CSS length. */
  readonly width?: string;
}

export interface PreviewSettings {
  /** Shown as -- to readers who may not see it. */
  readonly sensitive?: boolean;
  /** The id of the field whose answer this one follows. */
  readonly connectTo?: string;
  readonly singleLine?: boolean;
  readonly mode?: 'row' | 'block' | 'hidden';
}
