import { choice, question, words } from '@portico/testing/form-words';
import type { FormDefinition, ModuleDefinition } from '@portico/form-engine/definition/form-definition';

/** The lines of the notebook: plain text fields that nothing depends on. */
export const lines = ['Alpha', 'Beta', 'Gamma', 'Delta'] as const;
export type Line = (typeof lines)[number];

const line = (name: string) =>
  question(name.toLowerCase(), 'text', words(name, name, name), { text: { longest: 4_000 } });

const notes: ModuleDefinition = {
  id: 'notes',
  title: words('笔记', '筆記', 'Notes'),
  author: 'applicant',
  required: true,
  fields: [
    ...lines.map(line),
    question('story', 'long-text', words('经过', '經過', 'Story'), { text: { longest: 20_000 } }),
    question('colour', 'select', words('颜色', '顏色', 'Colour'), {
      options: [choice('red', '红', '紅', 'Red'), choice('blue', '蓝', '藍', 'Blue')],
    }),
  ],
  groups: [
    {
      id: 'g-places',
      key: 'places',
      title: words('去过的地方', '去過的地方', 'Places'),
      requiredRows: 0,
      extraRows: 20,
      addLabel: words('添加一处', '新增一處', 'Add a place'),
      layout: 'table',
      order: 1,
      fields: [
        question('town', 'text', words('城市', '城市', 'Town'), { required: true, inTable: { shown: true } }),
        question('year', 'text', words('年份', '年份', 'Year'), { inTable: { shown: true } }),
      ],
    },
  ],
};

const papers: ModuleDefinition = {
  id: 'papers',
  title: words('文件', '文件', 'Papers'),
  author: 'applicant',
  fields: [
    line('Epsilon'),
    question('scans', 'upload', words('扫描件', '掃描本', 'Scans'), {
      files: { types: ['pdf', 'png', 'jpg'], megabytes: 20, most: 3 },
    }),
  ],
  groups: [],
};

/** A small form for fault tests, with nothing in it but typed text. */
export const notebook: FormDefinition = { modules: [notes, papers] };

/** Its next version: one line added, one renamed, one removed. */
export const nextNotebook: FormDefinition = {
  modules: [
    {
      ...notes,
      fields: [
        ...notes.fields.filter(({ key }) => key !== 'delta').map(renamed),
        question('zeta', 'text', words('Zeta', 'Zeta', 'Zeta')),
      ],
    },
    papers,
  ],
};

function renamed(field: ModuleDefinition['fields'][number]): ModuleDefinition['fields'][number] {
  return field.key === 'gamma' ? { ...field, label: words('Gamma 2', 'Gamma 2', 'Gamma 2') } : field;
}
