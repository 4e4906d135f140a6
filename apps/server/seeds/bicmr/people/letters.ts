import type { DemoAnswers } from '../../demo-answers.ts';
import type { DemoRequest } from '../../demo-request.ts';

const kohl = 'anna.kohl@see.example.edu';
const cheng = 'cheng.yuanshan@jiangming.example.edu';
const moreau = 'jl.moreau@rhone.example.edu';

function letter(overall: string, words: string): DemoAnswers {
  return { fields: { f8181: overall, f8182: words }, rows: {} };
}

/** Two of three letters have arrived; the third recommender got a scheduled reminder. */
export const gusRequests: readonly DemoRequest[] = [
  {
    email: cheng,
    language: 'sc',
    askedDaysAgo: 16,
    became: 'received',
    writtenDaysAgo: 9,
    letter: letter(
      'outstanding',
      '顾砚清是我指导过的最有耐心的学生。他在第二年独立发现，我们原以为需要非坍塌假设的紧性定理可以由一个熵量得到。他写论文时先写反例，再写定理。',
    ),
  },
  {
    email: kohl,
    language: 'en',
    askedDaysAgo: 16,
    became: 'received',
    writtenDaysAgo: 2,
    letter: letter(
      'excellent',
      'Mr Gu spent a term with us and left behind a seminar that still meets. He asks the question that everybody else was too polite to ask, and then stays until it is answered.',
    ),
  },
  {
    email: 'du.linchuan@jiangming.example.edu',
    language: 'sc',
    askedDaysAgo: 12,
    remindedDaysAgo: 2,
    became: 'invited',
  },
];

/** All three letters have arrived. */
export const elenasRequests: readonly DemoRequest[] = [
  {
    email: kohl,
    language: 'en',
    askedDaysAgo: 27,
    became: 'received',
    writtenDaysAgo: 20,
    letter: letter(
      'outstanding',
      'Dr Marchetti proved in her thesis what three of us had announced and could not finish. She writes so that students understand her, and checks so that referees do.',
    ),
  },
  {
    email: cheng,
    language: 'sc',
    askedDaysAgo: 27,
    became: 'received',
    writtenDaysAgo: 19,
    letter: letter('excellent', '马尔凯蒂博士关于自由边界极小曲面正则性的工作去掉了凸性假设，方法干净，影响会很久。'),
  },
  {
    email: moreau,
    language: 'en',
    askedDaysAgo: 26,
    became: 'received',
    writtenDaysAgo: 17,
    letter: letter(
      'excellent',
      'I refereed two of her papers and asked for nothing to be changed. I have not done so before.',
    ),
  },
];

/** One declined, one has opened the request, one has not answered. */
export const okaforsRequests: readonly DemoRequest[] = [
  {
    email: kohl,
    language: 'en',
    askedDaysAgo: 6,
    became: 'declined',
    reason: 'unknown',
    words: 'I am afraid we have met only once; somebody who has worked with you would serve you better.',
  },
  { email: cheng, language: 'sc', askedDaysAgo: 6, became: 'opened' },
  { email: moreau, language: 'en', askedDaysAgo: 5, became: 'invited' },
];
