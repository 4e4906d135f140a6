/** What a person gave to one field: JSON whose shape the field's type knows. */
export type FieldValue =
  | string
  | number
  | boolean
  | null
  | readonly FieldValue[]
  | { readonly [name: string]: FieldValue };

/** A value with what belongs to it. */
export interface Answer {
  readonly value: FieldValue;
  /** Own words beside chosen options, by the option's value. */
  readonly other?: Readonly<Record<string, string>>;
  /** Documents added to a chosen option. */
  readonly attachments?: readonly StoredFile[];
}

/** The own words beside one option; '' where there are none. */
export function ownWords({ other = {} }: { readonly other?: Answer['other'] | undefined }, option: string): string {
  return Object.hasOwn(other, option) ? (other[option] ?? '') : '';
}

/** What claims to be an answer: from the wire, from an older version of the form, from anybody. */
export interface RawAnswer {
  readonly value?: unknown;
  readonly other?: unknown;
  readonly attachments?: unknown;
}

/** A file that storage has taken. */
export interface StoredFile {
  readonly uid: string;
  readonly name: string;
  readonly url: string;
  readonly size?: number;
  /** A small picture of it, where there is one. */
  readonly icon?: string;
}

export type Answers = Readonly<Record<string, Answer>>;

/** One row of a repeatable group; its number is its place in the list, from 1. */
export type Row = Answers;

/** All that is known of one form: answers of plain fields by key, rows by the group's key. */
export interface FormAnswers {
  readonly fields: Answers;
  readonly rows: Readonly<Record<string, readonly Row[]>>;
}

export const noAnswers: FormAnswers = { fields: {}, rows: {} };
