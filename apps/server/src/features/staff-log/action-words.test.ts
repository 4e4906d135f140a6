import { type ConsoleMessages, consoleMessages } from '@portico/i18n/console-messages';
import { expect, it } from 'vitest';
import type { StaffAction } from '../../platform/session/staff-log.ts';

type Worded = keyof ConsoleMessages['console']['staffLog']['actions'];

// Does not compile if an action has no words: add them to `packages/i18n/src/console/staff-log/`.
const worded = (action: StaffAction): Worded => action;

it('every action has words in three languages', async () => {
  for (const load of Object.values(consoleMessages)) {
    const { actions } = (await load()).console.staffLog;
    expect(actions[worded('signed in')]).not.toBe('');
  }
});
