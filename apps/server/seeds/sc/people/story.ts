import type { DemoAnswers } from '../../demo-answers.ts';
import type { Person } from '../../people/person.ts';

/** What differs between the applicants on this form. */
export interface Scholar {
  /** Only for people who have one. */
  readonly chineseName?: string;
  readonly emergency: readonly [string, string];
  readonly address: string;
  readonly school: string;
  readonly subject: string;
  readonly statement: string;
  readonly setback: string;
  readonly motto: string;
  readonly direction: string;
}

/** Answers to the whole form, except files. */
export function story(person: Person, scholar: Scholar): DemoAnswers {
  const { document } = person;
  const line = { 'id-card': 'idCard', 'hong-kong': 'hongKongCard', taiwan: 'taiwanCard', passport: 'passport' }[
    document.kind
  ];
  return {
    fields: {
      ...(scholar.chineseName === undefined ? {} : { chineseName: scholar.chineseName }),
      surname: person.surname,
      givenNames: person.given,
      gender: person.gender,
      documentKind: document.kind,
      [line]: document.number,
      birthday: person.born,
      email: person.email,
      phone: [...person.phone],
      emergencyPhone: [...scholar.emergency],
      address: scholar.address,
      graduationYear: '2027',
      statement: scholar.statement,
      setback: scholar.setback,
      motto: scholar.motto,
      direction: scholar.direction,
      studyStatus: 'studying',
      selfRating: { mathematics: 'strong', programming: 'fair', writing: 'strong' },
      scholarship: 'yes',
      scholarshipKind: ['merit'],
      arrival: '2027-08-28',
    },
    rows: {
      schools: [
        {
          schoolPeriod: ['2023-09', 'Present', '1'],
          schoolName: scholar.school,
          degree: 'bachelor',
          subject: scholar.subject,
          gpa: '3.71',
        },
      ],
      referees: [
        {
          refereeName: 'Dr Helen Marsh',
          refereeTitle: 'associate',
          refereeInstitution: 'University of Avonbridge, Department of Economics',
          refereeEmail: 'h.marsh@avonbridge.example.edu',
        },
        {
          refereeName: 'Samuel Whitlock',
          refereeTitle: 'professor',
          refereeInstitution: scholar.school,
          refereeEmail: 's.whitlock@avonbridge.example.edu',
        },
      ],
    },
  };
}
