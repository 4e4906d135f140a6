import { adminEditMessages } from '@portico/i18n/admin-edit-messages';
import { accountsMessages } from '@portico/i18n/accounts-messages';
import { leavingMessages, signInAgainMessages } from '@portico/i18n/leaving-messages';
import { refereesMessages } from '@portico/i18n/referees-messages';
import { recommenderEntryMessages } from '@portico/i18n/recommender-entry-messages';
import { referenceMessages } from '@portico/i18n/reference-messages';
import { submissionMessages } from '@portico/i18n/submission-messages';
import { findFlaws } from '@portico/ui/testing/find-flaws';
import { provideNativeDialog } from '@portico/ui/testing/native-dialog';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Reapply } from '../features/preview/actions/reapply.tsx';
import { Revoke } from '../features/preview/actions/revoke.tsx';
import { buildSubmitted } from '../features/preview/testing/build-preview.ts';
import { DeclineDialog } from '../features/recommender/request/decline-dialog.tsx';
import { SignInAgain } from '../features/reference/again/sign-in-again.tsx';
import { useSession } from '../lib/state/session-store.ts';
import { EditingEnded } from '../parts/admin-edit/editing-ended.tsx';
import { InviteDialog } from '../parts/referees/invite/invite-dialog.tsx';
import { RemindDialog } from '../parts/referees/invite/remind-dialog.tsx';
import { OtherAccount } from '../parts/sign-in-again/other-account.tsx';
import { SilentSignIn } from '../parts/sign-in-again/silent-sign-in.tsx';
import { letterUid } from '../testing/letter-samples.ts';
import { buildInvited, buildReferee, buildReferees } from '../testing/referee-samples.ts';
import { renderWords } from '../testing/render-words.tsx';
import { buildProject, buildUser } from '../testing/samples.ts';
import { askSignOut } from './shell/sign-out-question.tsx';

const words = {
  accounts: await accountsMessages.en(),
  adminEdit: await adminEditMessages.en(),
  leaving: await leavingMessages.en(),
  recommenderEntry: await recommenderEntryMessages.en(),
  referees: await refereesMessages.en(),
  reference: await referenceMessages.en(),
  signInAgain: await signInAgainMessages.en(),
  submission: await submissionMessages.en(),
};

beforeEach(provideNativeDialog);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const nothing = () => undefined;
const preview = buildSubmitted();
const people = { name: 'Li Ming', other: 'Wang Fang', onBack: nothing, onGoOn: nothing };

/** Dialogs that no scenario looks at while they are open. */
const dialogs: Readonly<Record<string, ReactNode>> = {
  'another account': <OtherAccount {...people} />,
  'a sign-in that failed': <SilentSignIn enter={() => Promise.reject(new TypeError())} onClose={nothing} />,
  'the end of editing': <EditingEnded consoleHref="/console/" onLeave={nothing} />,
  'a reminder': <RemindDialog referee={buildInvited()} name="Prof. Wu" onClose={nothing} />,
  declining: <DeclineDialog uid={letterUid} applicant="Li Ming" onDeclined={nothing} onClose={nothing} />,
  'signing in over a letter': <SignInAgain email="wang@example.edu" onClose={nothing} />,
  withdrawing: <Revoke preview={preview} user={buildUser()} language="en" />,
  'applying again': <Reapply preview={preview} project={buildProject()} />,
  'an invitation to confidential letters': <Invitation policy="never" />,
  'an invitation with a choice': <Invitation policy="unlessWaived" />,
};

function Invitation({ policy }: { readonly policy: 'never' | 'unlessWaived' }) {
  const referee = buildReferee({ letter_state: 5, likely_email: 'wu@gmail.com' });
  const referees = buildReferees([referee], { waiver: { policy, decided: false, waived: null } });
  return <InviteDialog {...{ referee, referees }} language="en" onUseLikely={nothing} onClose={nothing} />;
}

async function expectSound() {
  const dialog = await screen.findByRole('dialog');
  expect(await findFlaws(dialog)).toEqual([]);
}

test.each(Object.entries(dialogs))('the dialog of %s is sound', async (_, dialog) => {
  useSession.setState({ adminEditingOver: true });
  renderWords(dialog, words);
  const button = screen.queryByRole('dialog') === null ? screen.queryByRole('button') : null;
  if (button !== null) await userEvent.click(button);
  await expectSound();
});

test('the question before signing out is sound', async () => {
  useSession.setState({ language: 'en', slug: 'north', user: buildUser({ temporary: true }) });
  const shown: ReactNode[] = [];
  await askSignOut((question) => shown.push(question));
  renderWords(shown[0]);
  await expectSound();
});
