import type { DemoAnswers } from '../../demo-answers.ts';
import type { Person } from '../../people/person.ts';

/** What differs between the companies on this form. */
export interface Company {
  readonly name: string;
  readonly number: string;
  readonly founded: string;
  readonly city: string;
  readonly does: string;
  readonly problem: string;
  readonly partner: readonly [string, string];
  readonly revenue: readonly [string, string];
  readonly track: 'manufacturing' | 'energy';
}

/** Answers to the whole form in this track, except files. */
export function story(person: Person, company: Company): DemoAnswers {
  const { track } = company;
  return {
    fields: {
      f9101: person.name,
      f9102: person.gender,
      f9103: 'id-card',
      f9104: person.document.number,
      f9109: person.born,
      f9110: [...person.phone],
      f9111: person.email,
      f9113: 'founder',
      f9114: '46',
      f9115: 'master',
      f9116: '岭南工业大学',
      f9121: company.name,
      f9122: company.number,
      f9123: company.founded,
      f9124: company.city,
      f9126: 'growth',
      f9127: 'angel',
      f9128: '800',
      f9129: '启航创投',
      f9130: company.does,
      f9151: { product: 'strong', market: 'fair', finance: 'weak', people: 'fair' },
      ...(track === 'manufacturing' ? { f9161: 'both', f9162: '年产 12 万套' } : {}),
      ...(track === 'energy' ? { f9171: ['solar', 'efficiency'], f9172: '5200' } : {}),
      f9181: company.problem,
      f9182: ['industry', 'overseas'],
    },
    rows: {
      g9141: [
        { f9142: '2025', f9143: company.revenue[0], f9144: '126', f9145: '38' },
        { f9142: '2024', f9143: company.revenue[1], f9144: '-42', f9145: '24' },
      ],
      g9152: [
        { f9153: person.name, f9154: '总经理', f9155: '八年产品与供应链管理经验，负责战略与融资。' },
        { f9153: company.partner[0], f9154: '技术负责人', f9155: company.partner[1] },
      ],
    },
  };
}
