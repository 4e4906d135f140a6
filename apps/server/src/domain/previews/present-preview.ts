import { encodeAnswers } from '@portico/contract/forms/encode-answers';
import { encodeModules } from '@portico/contract/forms/encode-modules';
import { encodeFiles } from '@portico/contract/forms/stored-files';
import type { WirePreview } from '@portico/contract/previews.schemas';
import type { AdditionalTable, FlowEntry, PreviewLetter } from '@portico/form-engine/preview/preview-content';
import { epochSeconds } from '../../platform/clock.ts';
import type { Preview } from './preview.ts';

/** A preview in the wire format. */
export function presentPreview({ content, application, formVersion, look, can, now }: Preview): WirePreview {
  const { modules, answers } = content;
  return {
    modules: encodeModules({ modules }),
    save_field: Object.fromEntries(modules.map((module) => [module.id, encodeAnswers(answers, { modules: [module] })])),
    withheld: content.withheld,
    flow_list: Object.fromEntries(
      Object.entries(content.flowEntries).map(([module, entries]) => [module, entries.map(presentFlow)]),
    ),
    letters: content.letters.map(presentLetter),
    tables: content.tables.map(presentTable),
    application_state: application.state,
    stage: application.stage,
    number: application.number,
    submitted_at: application.submittedAt === null ? null : epochSeconds(application.submittedAt),
    batch_title: application.batchTitle,
    time_zone: content.timeZone,
    form_version: formVersion.id,
    version: formVersion.number,
    changed_by_staff: content.staffChanges.map(({ module, key, by, at }) => ({
      menuid: module,
      key,
      by,
      at: Math.floor(at / 1000),
    })),
    can: { ...can, export: true },
    options: look,
    today: content.today,
    server_time: epochSeconds(now),
  };
}

/** For staff: only the applicant can submit or revoke an application. */
export function withoutSteps(preview: WirePreview): WirePreview {
  return { ...preview, can: { revoke: false, reapply: false, export: false } };
}

function presentFlow({ files, lines, ...rest }: FlowEntry): WirePreview['flow_list'][string][number] {
  return { ...rest, files: [...encodeFiles(files, '')], items: [...lines] };
}

function presentLetter(letter: PreviewLetter): WirePreview['letters'][number] {
  return {
    id: letter.id,
    name: letter.recommender,
    email: letter.email ?? '',
    letter_state: letterStates[letter.state],
    received_at: letter.receivedAt === undefined ? null : Math.floor(letter.receivedAt / 1000),
    items: [...letter.entries],
    files: [...encodeFiles(letter.files, '')],
  };
}

const letterStates = { invited: 0, delivered: 1, received: 2, opened: 3, declined: 4, bounced: 5 } as const;

function presentTable({ id, name, columns, rows }: AdditionalTable): WirePreview['tables'][number] {
  return {
    id,
    name: JSON.stringify({ sc: name.sc, tc: name.tc, en: name.en }),
    user_ancillary_info: {
      table_title_list: columns.map(({ title }) => title),
      table_value_list: rows.map((row) => [...row]),
      table_value_width: columns.map(({ width }) => width),
    },
  };
}
