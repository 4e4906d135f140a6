import { type DocumentWord, documentWord } from '@portico/i18n/document-words';
import type { LocalText } from '@portico/form-engine/language';
import type { AdditionalTable, PreviewContent } from '@portico/form-engine/preview/preview-content';
import type { Part, Value } from '../../../platform/documents/application-document.ts';
import { letterParts } from './letter-parts.ts';
import { momentIn } from '../../../platform/documents/moment.ts';
import { plainValue, type Reader, textsOf } from '../../../platform/documents/texts.ts';

/** What follows the modules: the institution's tables, letters, and changes by staff. */
export function furtherParts(content: PreviewContent, reader: Reader): readonly Part[] {
  return [
    ...content.tables.filter(({ rows }) => rows.length > 0).map((table) => tablePart(table, reader)),
    ...letterParts(content.letters, reader),
    ...changeParts(content, reader),
  ];
}

function tablePart({ name, columns, rows }: AdditionalTable, reader: Reader): Part {
  return {
    title: textsOf(name, reader),
    blocks: [
      {
        kind: 'table',
        columns: columns.map(({ title, width }) => ({ label: textsOf(title, reader), share: shareOf(width) })),
        rows: rows.map((row) => columns.map((_, index) => [textsValue(row[index], reader)])),
      },
    ],
  };
}

/** Widths are CSS values; a column without one in pixels or percent gets the same share as 200 pixels. */
function shareOf(width: string): number {
  const [, number = '200', unit = 'px'] = /^\s*(\d+(?:\.\d+)?)\s*(px|%)?/.exec(width) ?? [];
  return Math.min(600, Math.max(40, Number(number) * (unit === '%' ? 6 : 1)));
}

function textsValue(local: LocalText | undefined, reader: Reader): Value {
  const texts = local === undefined ? [] : textsOf(local, reader);
  return texts.length === 0 ? { kind: 'empty' } : { kind: 'texts', texts, words: '' };
}

function changeParts({ staffChanges, modules, timeZone }: PreviewContent, reader: Reader): readonly Part[] {
  if (staffChanges.length === 0) return [];
  const names = new Map(modules.flatMap(({ fields, groups }) => [...fields.map(named), ...groups.map(titled)]));
  const column = (name: DocumentWord, share: number) => ({ label: textsOf(documentWord(name), reader), share });
  const rows = staffChanges.map(({ key, by, at }) => [
    plainValue(momentIn(at, timeZone)),
    plainValue(by),
    [textsValue(names.get(key), reader)],
  ]);
  const columns = [column('changedAt', 3), column('changedBy', 3), column('changedWhat', 5)];
  return [{ title: textsOf(documentWord('staffChanges'), reader), blocks: [{ kind: 'table', columns, rows }] }];
}

function named({ key, label }: { readonly key: string; readonly label: LocalText }) {
  return [key, label] as const;
}

function titled({ key, title }: { readonly key: string; readonly title: LocalText }) {
  return [key, title] as const;
}
