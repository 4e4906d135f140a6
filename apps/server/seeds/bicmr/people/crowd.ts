import type { DemoAnswers } from '../../demo-answers.ts';
import type { DemoApplicant } from '../../demo-tenant.ts';
import { applicantOf } from '../../people/applicant-of.ts';
import { mainlander, visitor } from '../../people/person.ts';
import { okaforsRequests } from './letters.ts';
import { story } from './story.ts';

const elena = visitor(
  { name: 'Elena Marchetti', surname: 'Marchetti', given: 'Elena', gender: 'female', born: '1994-02-17' },
  { from: 'IT', document: { kind: 'passport', number: 'YA1234567' }, phone: ['39', '3471234567'], language: 'en' },
);
const okafor = visitor(
  { name: 'Chidi Okafor', surname: 'Okafor', given: 'Chidi', gender: 'male', born: '1993-07-30' },
  { from: 'GB', document: { kind: 'passport', number: 'GB7654321' }, phone: ['44', '7911123789'], language: 'en' },
);
const yu = mainlander(
  { name: '余星野', surname: 'Yu', given: 'Xingye', gender: 'male', born: '1995-06-11' },
  '340104',
  '19900003011',
);

export const elenasAnswers: DemoAnswers = story(elena, {
  institution: 'Hochschule am See',
  field: 'geometric-analysis',
  keywords: 'minimal surfaces, free boundary problems, regularity',
  interests:
    'I study the regularity of minimal surfaces that meet their boundary freely. Recent work with two coauthors shows that the singular set has codimension at least three, without any assumption of convexity.',
  thesis: 'Free boundary minimal surfaces in non-convex domains',
  plan: 'First, extend the monotonicity formula to domains with corners. Second, prove an epsilon-regularity theorem there. Third, apply both to partitions of polytopes.',
  paper: 'Regularity of free boundary minimal surfaces beyond convexity',
  country: 'DE',
  university: 'Hochschule am See',
});

/** Two more applicants. */
export const crowd: readonly DemoApplicant[] = [
  applicantOf(okafor, {
    applicationState: 2,
    batch: 'postdoctoral',
    submittedDaysAgo: 12,
    stage: 1,
    requests: okaforsRequests,
    answers: story(okafor, {
      institution: 'University of Avonbridge',
      field: 'probability',
      keywords: 'random matrices, interacting particles, large deviations',
      interests:
        'My work is on the largest eigenvalues of sparse random matrices, and on what they say about the graphs behind them. I am now looking at matrices whose entries remember their neighbours.',
      thesis: 'Extreme eigenvalues of inhomogeneous random graphs',
      plan: 'Prove a large deviation principle for the top eigenvalue of block models, then for models with dependence along edges, and compare both with simulations.',
      paper: 'The edge of inhomogeneous random graphs',
      country: 'GB',
      university: 'University of Avonbridge',
    }),
  }),
  applicantOf(yu, {
    applicationState: 2,
    batch: 'postdoctoral',
    submittedDaysAgo: 2,
    answers: story(yu, {
      institution: '北澄大学数学中心',
      field: 'number-theory',
      keywords: '自守形式, L-函数, 均值估计',
      interests: '我研究自守 L-函数的矩与非零性，近期得到了三次扭族一阶矩的渐近公式，并由此给出非零比例的下界。',
      thesis: '三次特征扭族中自守 L-函数的矩',
      plan: '先建立光滑化的二阶矩上界，再结合缓和子给出正比例的非零性，最后讨论对椭圆曲线秩分布的应用。',
      paper: 'Moments of cubic twists of automorphic L-functions',
      country: 'CN',
      university: '北澄大学',
    }),
  }),
];
