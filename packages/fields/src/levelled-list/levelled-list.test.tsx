import type { Language } from '@portico/form-engine/language';
import type { Answer } from '@portico/form-engine/values/answer';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { FieldWords } from '../testing/field-words.tsx';
import { AnswerPreview } from '../told/answer-preview.tsx';
import { levelledListFixtures } from './fixtures.ts';
import { levelledListModel } from './model.ts';

const [field] = levelledListFixtures.fields;
if (field === undefined) throw new Error('no fixture');
const subjects = field;

afterEach(cleanup);

function lines(answer: Answer, language: Language): readonly (string | null)[] {
  render(
    <FieldWords language={language}>
      <AnswerPreview field={subjects} answer={answer} language={language} />
    </FieldWords>,
  );
  return screen.queryAllByRole('listitem').map((line) => line.textContent);
}

it.each<[Language, readonly string[]]>([
  ['en', ['Science: Physics, Chemistry', 'Arts: History']],
  ['sc', ['理科：物理、化学', '文科：历史']],
  ['tc', ['理科：物理、化學', '文科：歷史']],
])('shows the levels of the field where the answer holds none: %s', (language, expected) => {
  expect(lines(levelledListModel.empty, language)).toEqual(expected);
});

it('shows what the answer holds', () => {
  expect(
    lines(
      {
        value: [
          { group: 'Music', items: ['Piano', 'Erhu'] },
          { group: '', items: ['Go'] },
        ],
      },
      'en',
    ),
  ).toEqual(['Music: Piano, Erhu', 'Go']);
});
