import { type PlausibleAnswers, rotated } from '../plausible-answers.ts';

const sentences = {
  sc: ['我希望继续深造，把所学用于实际问题。', '过去两年我参与了一个社区项目，负责与各方沟通。'],
  tc: ['我希望繼續深造，把所學用於實際問題。', '過去兩年我參與了一個社區項目，負責與各方溝通。'],
  en: [
    'I would like to study further and to use what I learn for problems that matter to people. ',
    'For two years I have worked on a project in my town, where I speak with everybody involved. ',
  ],
} as const;

/** A few sentences, as many as its shortest length asks for. */
export const plausible: PlausibleAnswers = ({ text }, { language }, variant) => {
  const { shortest = 0, longest = Infinity } = text ?? {};
  const whole = rotated(sentences[language], variant).join('');
  const enough = whole.repeat(Math.max(1, Math.ceil(shortest / whole.length)));
  const short = whole.slice(0, Math.max(shortest, Math.min(longest, whole.length)));
  return [enough.trimEnd(), enough.slice(0, Math.max(shortest, 1)), short, whole.slice(0, longest)].map((value) => ({
    value,
  }));
};
