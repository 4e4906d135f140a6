import type { Language } from '@portico/form-engine/language';

/** What `application.typ` sets: plain texts in order, nothing to decide any more. Texts are never read as markup. */
export interface ApplicationDocument {
  readonly language: Language;
  /** The accent, as #rrggbb. */
  readonly colour: string;
  /** A picture of the files that go along; empty where there is none. */
  readonly logo: string;
  readonly institution: Texts;
  readonly title: Texts;
  /** Stands above all where the application has not been submitted. */
  readonly draft: Texts;
  /** Of whom, when, for what: the table at the beginning. */
  readonly facts: readonly Pair[];
  readonly parts: readonly Part[];
  readonly foot: Foot;
  readonly notes: Notes;
}

/** One text in each language that says it differently, the reader's own first. */
export type Texts = readonly Text[];

export interface Text {
  readonly lang: Language;
  readonly text: string;
  /** In the reader's own language. */
  readonly own: boolean;
}

export interface Pair {
  readonly label: Texts;
  readonly value: readonly Value[];
}

/** A module, or something of its rank. */
export interface Part {
  readonly title: Texts;
  readonly blocks: readonly Block[];
}

export type Block =
  | { readonly kind: 'pairs'; readonly pairs: readonly Pair[] }
  /** A heading within a part. */
  | { readonly kind: 'section'; readonly title: Texts; readonly blocks: readonly Block[] }
  /** A long text below its question. */
  | { readonly kind: 'prose'; readonly label: Texts; readonly text: string; readonly latin: boolean }
  /** The institution's own words, a column for each language. */
  | { readonly kind: 'columns'; readonly columns: readonly Column[] }
  | { readonly kind: 'table'; readonly columns: readonly TableColumn[]; readonly rows: readonly Cell[][] }
  /** Entries that are too wide for a table: one after the other, numbered. */
  | { readonly kind: 'entries'; readonly entries: readonly Entry[] }
  | { readonly kind: 'nothing' };

export interface Entry {
  readonly blocks: readonly Block[];
}

export interface Column {
  readonly lang: Language;
  readonly lines: readonly { readonly kind: 'paragraph' | 'item' | 'heading'; readonly text: string }[];
}

export interface TableColumn {
  readonly label: Texts;
  /** How much of the width, against the others. */
  readonly share: number;
}

export type Cell = readonly Value[];

/** `latin`: mostly letters, so that its signs are set as in Latin type. */
export type Value =
  | { readonly kind: 'text'; readonly text: string; readonly latin: boolean }
  | { readonly kind: 'texts'; readonly texts: Texts; readonly words: string }
  | { readonly kind: 'list'; readonly values: readonly Value[] }
  | { readonly kind: 'matrix'; readonly rows: readonly { readonly label: Texts; readonly value: Texts }[] }
  | { readonly kind: 'levels'; readonly groups: readonly { readonly label: Texts; readonly text: Texts }[] }
  | { readonly kind: 'files'; readonly files: readonly DocumentFile[] }
  | { readonly kind: 'signature'; readonly file: DocumentFile }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'empty' }
  | { readonly kind: 'withheld' };

export interface DocumentFile {
  /** Of the stored file. */
  readonly uid: string;
  readonly name: string;
  /** Such as `PDF, 1.2 MB`. */
  readonly facts: string;
  /** A picture of the files that go along; empty where it is none, or could not be read. */
  readonly picture: string;
  /** Why a picture is not there. */
  readonly problem: Texts;
}

export interface Foot {
  /** Above the line at the head of each page: whose it is. */
  readonly head: string;
  readonly number: string;
  /** The digest of the answers, once they are submitted. */
  readonly hash: string;
}

export interface Notes {
  /** Said before the list of characters that no font has. */
  readonly missing: Texts;
  readonly title: Texts;
}
