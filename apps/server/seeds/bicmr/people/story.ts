import type { DemoAnswers, DemoValues } from '../../demo-answers.ts';
import type { Person } from '../../people/person.ts';

/** What differs between the mathematicians on this form. */
export interface Mathematician {
  readonly institution: string;
  readonly field: string;
  readonly keywords: string;
  readonly interests: string;
  readonly thesis: string;
  readonly plan: string;
  readonly paper: string;
  readonly country: string;
  readonly university: string;
}

/** Answers to the whole form, except files. */
export function story(person: Person, work: Mathematician): DemoAnswers {
  const latin = `${person.given} ${person.surname}`;
  const isMainlander = person.document.kind === 'id-card';
  return {
    fields: {
      f8101: person.name,
      f8102: latin,
      f8103: person.gender,
      f8105: person.from,
      f8185: person.document.kind,
      [isMainlander ? 'f8186' : 'f8190']: person.document.number,
      f8191: person.born,
      f8107: person.email,
      f8108: [...person.phone],
      f8109: work.institution,
      f8112: isMainlander ? 'no' : 'yes',
      f8121: work.field,
      f8122: work.keywords,
      f8124: '2027-09',
      f8125: work.interests,
      f8126: ['conference'],
      f8131: 'awarded',
      f8132: '2024',
      f8133: work.thesis,
      f8161: work.plan,
      f8163: ['geometry'],
    },
    rows: {
      g8135: career(work),
      g8152: [{ f8153: work.paper, f8154: latin, f8155: 'published', f8156: 'Beiming Journal of Geometry 11 (2025)' }],
      g8171: recommenders,
    },
  };
}

function career({ institution, university, country }: Mathematician): readonly DemoValues[] {
  return [
    {
      f8136: ['2024-10', 'Present', '1'],
      f8137: institution,
      f8138: country,
      f8139: 'appointment',
      f8141: 'Postdoctoral fellow',
    },
    {
      f8136: ['2019-10', '2024-09', ''],
      f8137: university,
      f8138: country,
      f8139: 'study',
      f8140: 'doctor',
      f8142: 'Anna Kohl',
    },
  ];
}

const recommenders: readonly DemoValues[] = [
  {
    f8172: 'Anna Kohl',
    f8173: 'professor',
    f8174: 'Hochschule am See, Fachbereich Mathematik',
    f8175: 'anna.kohl@see.example.edu',
    f8177: 'supervisor',
  },
  {
    f8172: '程远山',
    f8173: 'professor',
    f8174: '江明大学数学学院',
    f8175: 'cheng.yuanshan@jiangming.example.edu',
    f8177: 'teacher',
  },
  {
    f8172: 'Jean-Luc Moreau',
    f8173: 'researcher',
    f8174: 'Institut des Mathématiques du Rhône',
    f8175: 'jl.moreau@rhone.example.edu',
    f8177: 'teacher',
  },
];
