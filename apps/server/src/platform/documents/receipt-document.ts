import type { Language } from '@portico/form-engine/language';
import type { Pair, Texts } from './application-document.ts';

/** What `receipt.typ` sets on one page. */
export interface ReceiptDocument {
  readonly language: Language;
  /** The accent, as #rrggbb. */
  readonly colour: string;
  readonly institution: Texts;
  readonly title: Texts;
  /** What it confirms, in a sentence or two. */
  readonly statement: Texts;
  readonly facts: readonly Pair[];
  /** What only programs need, in small print at the end. */
  readonly technical: { readonly title: Texts; readonly facts: readonly Pair[] };
  readonly qr: {
    /** Row by row, true is dark; without the quiet zone around it. */
    readonly modules: readonly (readonly boolean[])[];
    /** How it is used. */
    readonly caption: Texts;
    /** Where it leads, printed below; empty where it is too long to be typed. */
    readonly address: string;
  };
  readonly foot: { readonly number: string; readonly hash: string };
}
