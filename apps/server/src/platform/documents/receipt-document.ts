import type { Language } from '@portico/form-engine/language';
import type { Pair, Texts } from './application-document.ts';

/** The input of `receipt.typ`, a one-page document. */
export interface ReceiptDocument {
  readonly language: Language;
  /** The accent, as #rrggbb. */
  readonly colour: string;
  readonly institution: Texts;
  readonly title: Texts;
  /** What it confirms, in a sentence or two. */
  readonly statement: Texts;
  readonly facts: readonly Pair[];
  /** Details for programs, in small print at the end. */
  readonly technical: { readonly title: Texts; readonly facts: readonly Pair[] };
  readonly qr: {
    /** Row by row; true is a dark module. Without the white margin. */
    readonly modules: readonly (readonly boolean[])[];
    /** The instructions for using it. */
    readonly caption: Texts;
    /** The address in the code, printed below; empty if it is too long to type. */
    readonly address: string;
  };
  readonly foot: { readonly number: string; readonly hash: string };
}
