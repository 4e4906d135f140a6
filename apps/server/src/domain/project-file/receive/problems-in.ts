import { languages, type LocalText } from '@portico/form-engine/language';
import { findHtmlProblem } from '../../content/find-html-problem.ts';
import type { FileProblem } from './file-problem.ts';

export function htmlProblems(
  text: LocalText,
  place: string,
  allowed: Parameters<typeof findHtmlProblem>[1] = {},
): readonly FileProblem[] {
  return languages.flatMap((language): FileProblem[] => {
    const detail = findHtmlProblem(text[language], allowed);
    return detail === null ? [] : [{ place: `${place}.${language}`, problem: 'html', detail }];
  });
}

export function duplicates(place: string, list: readonly { readonly key: string }[]): readonly FileProblem[] {
  const seen = new Set<string>();
  return list.flatMap(({ key }): FileProblem[] => {
    if (!seen.has(key)) {
      seen.add(key);
      return [];
    }
    return [{ place, problem: 'duplicate', detail: key }];
  });
}
