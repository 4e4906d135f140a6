import { type Language, languages, type LocalText } from '@portico/form-engine/language';
import type { Texts, Value } from './application-document.ts';
import { printable } from './printable.ts';

/** The project's languages, and the reader's own. */
export interface Reader {
  readonly language: Language;
  readonly offered: readonly Language[];
}

/** The text in each offered language, the reader's own first; languages with the same wording are not repeated. */
export function textsOf(local: LocalText, { language, offered }: Reader): Texts {
  const texts = languages
    .filter((one) => offered.includes(one))
    .map((lang) => ({ lang, text: printable(local[lang]).trim() }))
    .filter(({ text }) => text !== '');
  const own = texts.find(({ lang }) => lang === language) ?? texts[0];
  const distinct = texts.filter(({ text }, index) => texts.findIndex((one) => one.text === text) === index);
  const marked = distinct.map(({ lang, text }) => ({ lang, text, own: text === own?.text }));
  return [...marked.filter((one) => one.own), ...marked.filter((one) => !one.own)];
}

/** A text that is the same in every language. */
export function plainTexts(text: string, { language }: Reader): Texts {
  return [{ lang: language, text: printable(text), own: true }];
}

export function plainValue(text: string): readonly Value[] {
  const shown = printable(text).trim();
  return [shown === '' ? { kind: 'empty' } : { kind: 'text', text: shown, latin: isLatin(shown) }];
}

// The first characters are enough to detect the script.
const beginning = 2_000;

/** Whether a text is mostly in Latin letters, so that its punctuation is typeset in the Latin style. */
export function isLatin(whole: string): boolean {
  const text = whole.slice(0, beginning);
  const wide = text.match(/[\p{Script=Han}\u3000-\u30FF\uFF00-\uFFEF]/gu)?.length ?? 0;
  const letters = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return wide === 0 || wide * 8 < letters;
}
