/** The value of a field: JSON in the shape of its type. */
export type FieldValue =
  | string
  | number
  | boolean
  | null
  | readonly FieldValue[]
  | { readonly [name: string]: FieldValue };

/** A value with its companions. */
export interface Answer {
  readonly value: FieldValue;
  /** Own words beside chosen options, by the option's value. */
  readonly other?: Readonly<Record<string, string>>;
  /** Documents added to a chosen option. */
  readonly attachments?: readonly StoredFile[];
}

/** The own words beside one option; '' if there are none. */
export function ownWords({ other = {} }: { readonly other?: Answer['other'] | undefined }, option: string): string {
  return Object.hasOwn(other, option) ? (other[option] ?? '') : '';
}

/** An untrusted answer: from the wire, from an older version of the form, from anybody. */
export interface RawAnswer {
  readonly value?: unknown;
  readonly other?: unknown;
  readonly attachments?: unknown;
}

/** A file in storage. */
export interface StoredFile {
  readonly uid: string;
  readonly name: string;
  readonly url: string;
  readonly size?: number;
  /** The address of a thumbnail, if there is one. */
  readonly icon?: string;
}

export type Answers = Readonly<Record<string, Answer>>;

/** One row of a repeatable group; its number is its position in the list, from 1. */
export type Row = Answers;

/** The answers to a form: plain fields by key, rows by group key. */
export interface FormAnswers {
  readonly fields: Answers;
  readonly rows: Readonly<Record<string, readonly Row[]>>;
}

export const noAnswers: FormAnswers = { fields: {}, rows: {} };
