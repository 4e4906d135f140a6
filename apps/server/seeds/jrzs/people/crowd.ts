import type { DemoApplicant } from '../../demo-tenant.ts';
import { applicantOf, withoutSome } from '../../people/applicant-of.ts';
import { mainlander } from '../../people/person.ts';
import { story } from './story.ts';

const people = [
  mainlander(
    { name: '蒋雨薇', surname: 'Jiang', given: 'Yuwei', gender: 'female', born: '1991-04-18' },
    '330102',
    '19900002011',
  ),
  mainlander(
    { name: '贺知章', surname: 'He', given: 'Zhizhang', gender: 'male', born: '1989-12-05' },
    '330205',
    '19900002012',
  ),
  mainlander(
    { name: '范书衡', surname: 'Fan', given: 'Shuheng', gender: 'male', born: '1990-08-27' },
    '310107',
    '19900002013',
  ),
  mainlander(
    { name: '邵清妍', surname: 'Shao', given: 'Qingyan', gender: 'female', born: '1992-02-09' },
    '320203',
    '19900002014',
  ),
] as const;
const [jiang, he, fan, shao] = people;

/** Applicants of earlier and current rounds. */
export const crowd: readonly DemoApplicant[] = [
  applicantOf(jiang, { applicationState: 2, batch: 'second', answers: story(jiang, 1), submittedDaysAgo: 4 }),
  applicantOf(he, { applicationState: 2, batch: 'first', answers: story(he, 2), submittedDaysAgo: 75, stage: 2 }),
  applicantOf(fan, { applicationState: 2, batch: 'second', answers: story(fan, 3), submittedDaysAgo: 9, stage: 1 }),
  applicantOf(shao, {
    applicationState: 1,
    batch: 'second',
    answers: withoutSome(story(shao, 4), (key) => key < 'f7130'),
  }),
];
