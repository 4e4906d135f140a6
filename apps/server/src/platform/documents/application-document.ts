import type { Language } from '@portico/form-engine/language';

/**
 * The input of `application.typ`: plain texts in order, with nothing left to decide. Texts are never interpreted as
 * markup.
 */
export interface ApplicationDocument {
  readonly language: Language;
  /** The accent, as #rrggbb. */
  readonly colour: string;
  /** The file name of an included picture; empty if there is none. */
  readonly logo: string;
  readonly institution: Texts;
  readonly title: Texts;
  /** Shown at the top if the application has not been submitted. */
  readonly draft: Texts;
  /** The table at the beginning: whose application, when, and for what. */
  readonly facts: readonly Pair[];
  readonly parts: readonly Part[];
  readonly foot: Foot;
  readonly notes: Notes;
}

/** One text for each language whose wording differs, the reader's own first. */
export type Texts = readonly Text[];

export interface Text {
  readonly lang: Language;
  readonly text: string;
  /** Whether it is in the reader's own language. */
  readonly own: boolean;
}

export interface Pair {
  readonly label: Texts;
  readonly value: readonly Value[];
}

/** A module, or a part of the same rank. */
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
  /** The institution's text, with a column for each language. */
  | { readonly kind: 'columns'; readonly columns: readonly Column[] }
  | { readonly kind: 'table'; readonly columns: readonly TableColumn[]; readonly rows: readonly Cell[][] }
  /** Entries that are too wide for a table, numbered one after the other. */
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
  /** The share of the width, relative to the other columns. */
  readonly share: number;
}

export type Cell = readonly Value[];

/** `latin`: mostly Latin letters, so that its punctuation is typeset in the Latin style. */
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
  /** The id of the stored file. */
  readonly uid: string;
  readonly name: string;
  /** For example `PDF, 1.2 MB`. */
  readonly facts: string;
  /** The file name of an included picture; empty if it is not a picture or could not be decoded. */
  readonly picture: string;
  /** Why a picture is missing. */
  readonly problem: Texts;
}

export interface Foot {
  /** The text above the line at the top of each page: whose document it is. */
  readonly head: string;
  readonly number: string;
  /** The digest of the submitted answers. */
  readonly hash: string;
}

export interface Notes {
  /** Introduces the list of characters that no font has. */
  readonly missing: Texts;
  readonly title: Texts;
}
