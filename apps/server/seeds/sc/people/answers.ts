import type { DemoAnswers } from '../../demo-answers.ts';

/** Three parts are begun: the essays are half written, and both recommenders are named. */
export const answers: DemoAnswers = {
  fields: {
    surname: 'Whitford',
    givenNames: 'Amelia',
    gender: 'female',
    documentKind: 'passport',
    passport: 'GB1234567',
    birthday: '2003-04-21',
    email: 'amelia.whitford@example.com',
    phone: ['44', '7911123456'],
    address: '14 Larkspur Lane, Bristol, United Kingdom',
    graduationYear: '2027',
    statement:
      'The library van came to our village on Thursdays, and on Thursdays I learned that somebody far away had thought about what we might want to read. I have wanted to understand such decisions ever since: who makes them, with which money, and how anybody would know whether they were right.\nAt university I study economics, and spend my weekends helping a parish council to publish its accounts in a form that people read.',
    motto: 'Curious about how small places are governed.',
  },
  rows: {
    schools: [
      {
        schoolPeriod: ['2024-09', 'Present', '1'],
        schoolName: 'University of Avonbridge',
        degree: 'bachelor',
        subject: 'Economics',
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
        refereeName: 'Owen Prichard',
        refereeTitle: 'manager',
        refereeInstitution: 'Larkspur Parish Council',
        refereeEmail: 'clerk@larkspur.example.org',
      },
    ],
  },
};
