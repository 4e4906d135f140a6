import { findFlaws } from '@portico/ui/testing/find-flaws';
import { provideNativeDialog } from '@portico/ui/testing/native-dialog';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FieldWords } from '../../testing/field-words.tsx';
import { CameraTrouble } from '../../video/camera/camera-trouble.tsx';
import { LeaveQuestion } from '../../video/camera/leave-question.tsx';
import { RemoveQuestion } from '../files/list/rows/remove-question.tsx';

beforeEach(provideNativeDialog);
afterEach(cleanup);

const nothing = () => undefined;

const questions: Readonly<Record<string, ReactNode>> = {
  'removing a file': <RemoveQuestion name="one.pdf" onRemove={nothing} onKeep={nothing} />,
  'a camera that fails': <CameraTrouble state="failed" onRetry={nothing} onClose={nothing} />,
  'no camera': <CameraTrouble state="absent" onRetry={nothing} onClose={nothing} />,
  'leaving a recording': <LeaveQuestion onLeave={nothing} onStay={nothing} />,
};

test.each(Object.entries(questions))('the question about %s is sound', async (_, question) => {
  render(<FieldWords language="en">{question}</FieldWords>);
  expect(await findFlaws(screen.getByRole('dialog'))).toEqual([]);
});

test('flaws are found where there are some', async () => {
  render(
    <main>
      <h2>A</h2>
      <h4>B</h4>
    </main>,
  );
  const flaws = await findFlaws(screen.getByRole('main'));
  expect(flaws.map((flaw) => flaw.split(':')[0])).toEqual(['heading-order']);
});
