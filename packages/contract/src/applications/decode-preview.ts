import type { LocalText } from '@portico/form-engine/language';
import type {
  AdditionalTable,
  FlowEntry,
  PreviewContent,
  PreviewLetter,
} from '@portico/form-engine/preview/preview-content';
import type { StoredFile } from '@portico/form-engine/values/answer';
import { decodeAnswers } from '../forms/answers/decode-answers.ts';
import { decodeFiles } from '../forms/answers/stored-files.ts';
import { isRecord, opened } from '../forms/codec/json.ts';
import { noText, withFallback } from '../forms/codec/values/local-text.ts';
import { notesAt } from '../forms/codec/notes.ts';
import { decodeModules } from '../forms/decode-modules.ts';
import type { WirePreview } from './previews.schemas.ts';

/** Decodes a preview of the wire, for applicants and staff alike. */
export function decodePreview(wire: WirePreview): PreviewContent {
  const { form } = decodeModules(wire.modules);
  const saved = Object.values(wire.save_field);
  const { answers } = decodeAnswers(
    {
      normal: Object.fromEntries(saved.flatMap(({ normal }) => Object.entries(normal))),
      column: Object.fromEntries(saved.flatMap(({ column }) => Object.entries(column))),
    },
    form,
  );
  return {
    modules: form.modules,
    answers,
    withheld: wire.withheld,
    flowEntries: Object.fromEntries(
      Object.entries(wire.flow_list).map(([menuid, entries]) => [menuid, entries.map(toFlowEntry)]),
    ),
    letters: wire.letters.map(toLetter),
    tables: wire.tables.map(toTable),
    staffChanges: wire.changed_by_staff.map(({ menuid, key, by, at }) => ({ module: menuid, key, by, at: at * 1000 })),
    today: wire.today,
    timeZone: wire.time_zone,
  };
}

function toFlowEntry({ files, items, ...rest }: WirePreview['flow_list'][string][number]): FlowEntry {
  return { ...rest, files: filesIn(files), lines: items };
}

const letterStates = ['invited', 'delivered', 'received', 'opened', 'declined', 'bounced'] as const;

function toLetter(letter: WirePreview['letters'][number]): PreviewLetter {
  return {
    id: letter.id,
    recommender: letter.name,
    ...(letter.email === '' ? {} : { email: letter.email }),
    state: letterStates[letter.letter_state],
    ...(letter.received_at === null ? {} : { receivedAt: letter.received_at * 1000 }),
    entries: letter.items,
    files: filesIn(letter.files),
  };
}

function filesIn(wire: readonly unknown[]): readonly StoredFile[] {
  return decodeFiles(wire, notesAt('')) ?? [];
}

function toTable({ id, name, user_ancillary_info: rows }: WirePreview['tables'][number]): AdditionalTable {
  return {
    id,
    name: wordsIn(name),
    columns: rows.table_title_list.map((title, index) => ({ title, width: rows.table_value_width[index] ?? '' })),
    rows: rows.table_value_list,
  };
}

// Its name is JSON text keyed by language.
function wordsIn(text: string): LocalText {
  const words = opened(text);
  if (isRecord(words)) return withFallback(words) ?? noText;
  return { sc: text, tc: text, en: text };
}
