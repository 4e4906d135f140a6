import { print as en } from './print/en.ts';
import { print as sc } from './print/sc.ts';
import { print as tc } from './print/tc.ts';

export type DocumentWord = keyof typeof en;

/** A word printed in documents, in every language at once. */
export function documentWord(word: DocumentWord): { readonly sc: string; readonly tc: string; readonly en: string } {
  return { sc: sc[word], tc: tc[word], en: en[word] };
}
