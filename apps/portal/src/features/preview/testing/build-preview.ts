import { encodeModules } from '@portico/contract/forms/encode-modules';
import type { ModuleDefinition } from '@portico/form-engine/definition/form-definition';
import { nowSeconds } from '../../../lib/clock.ts';
import type { Preview } from '../preview-queries.ts';

export const version = '6f1c2f4e-5a3b-4c1d-8e2f-0000000000aa';

export function inAll(text: string) {
  return { sc: text, tc: text, en: text };
}

const about: ModuleDefinition = {
  id: 'about',
  title: inAll('About you'),
  author: 'applicant',
  required: true,
  fields: [{ id: '1', key: 'name', type: 'text', label: inAll('Full name'), required: true, order: 1 }],
  groups: [],
};

/** One module with one answer, not submitted. */
export function buildPreview(changes: Partial<Preview> = {}): Preview {
  return {
    modules: encodeModules({ modules: [about] }).map((module) => ({ ...module })),
    save_field: { about: { normal: { name: 'Li Ming' }, column: {} } },
    withheld: [],
    flow_list: {},
    letters: [],
    tables: [],
    application_state: 1,
    stage: 0,
    number: '',
    submitted_at: null,
    batch_title: inAll('Main'),
    time_zone: 'Asia/Shanghai',
    form_version: version,
    version: 1,
    changed_by_staff: [],
    can: { revoke: false, reapply: false, export: false },
    options: {
      displayMode: 'column',
      layoutMode: 'vert',
      specialName: '',
      showReferrer: true,
      showRecommendation: true,
      showSensitive: true,
      menuSpan: 4,
      showNoFileText: true,
    },
    today: '2026-11-15',
    server_time: nowSeconds(),
    ...changes,
  };
}

export function buildSubmitted(changes: Partial<Preview> = {}): Preview {
  return buildPreview({ application_state: 2, number: 'A26000042', submitted_at: 1_800_000_000, ...changes });
}
