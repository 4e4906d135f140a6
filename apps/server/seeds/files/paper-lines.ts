import { pick } from '../people/pick.ts';

const courses = [
  'Probability and Mathematical Statistics',
  'Linear Algebra',
  'Corporate Finance',
  'Econometrics',
  'Data Structures',
  'Stochastic Processes',
  'Microeconomics',
  'Numerical Analysis',
] as const;
const marks = ['A', 'A-', 'B+', 'A', 'B', 'A-'] as const;

/** The text of a document with this title. */
export function paperLines(title: string, latinName: string, index: number): readonly string[] {
  const head = [`Name: ${latinName}`, ''];
  if (/transcript/i.test(title)) {
    const listed = courses.map(
      (course, at) => `${course}    ${pick(marks, index + at)}    ${3 + ((index + at) % 2)} credits`,
    );
    return [...head, ...listed, '', 'Issued by the registry'];
  }
  if (/vitae|sum/i.test(title)) return [...head, ...career];
  if (/publications/i.test(title))
    return [...head, '1. A first paper, Beiming Journal of Geometry 11 (2025)', '2. A second paper, submitted'];
  if (/plan/i.test(title)) return [...head, ...plan];
  if (/letter/i.test(title)) return [`From: ${latinName}`, '', ...letter];
  return [...head, 'This paper shows how an uploaded document looks.', 'Reference 2026/0419'];
}

const career = [
  'EDUCATION',
  '2023 -         Bachelor of Science, Jiangming University',
  '',
  'EXPERIENCE',
  '2025            Internship in a data department',
  '2024            Tutor in statistics',
  '',
  'LANGUAGES AND TOOLS',
  'English, Chinese; Python, SQL, R',
];

const plan = [
  '1   Where we stand',
  '2   The question, and why it is open',
  '3   Three steps in two years',
  '4   What could go wrong, and what we would learn from it',
];

const letter = [
  'To the committee,',
  '',
  'I write in support of the candidate whose application is before you.',
  'What I have to say of their work stands in the form beside this letter.',
  '',
  'Yours faithfully',
];
