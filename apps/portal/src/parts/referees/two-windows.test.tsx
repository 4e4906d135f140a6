import { provideNativeDialog } from '@portico/ui/testing/native-dialog';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { buildInvited, buildReferee, buildReferees, requestId } from '../../testing/referee-samples.ts';
import { renderPortal } from '../../testing/render-portal.tsx';
import { buildPageConfig, buildUser } from '../../testing/samples.ts';

beforeEach(provideNativeDialog);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('an invitation that another window sent meanwhile is no failure', async () => {
  let isSent = false;
  const waiver = { policy: 'never', decided: true, waived: null } as const;
  fakeServer({
    '/v1/enroll/apply/home': { data: { user_info: buildUser(), home_page_config: buildPageConfig([1, 3]) } },
    '/v1/enroll/account/countNewMessage': { data: 0 },
    '/v1/enroll/apply/checkSendEmailState': () => ({
      data: buildReferees([isSent ? buildInvited() : buildReferee()], { waiver }),
    }),
    '/v1/enroll/apply/send_email': { status: 4292, message: 'Less than a day ago.' },
  });
  renderPortal('/referees', { user: buildUser({ batchId: requestId }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Send invitation to Prof. Wu' }));
  const send = await screen.findByRole('button', { name: 'Send now' });
  isSent = true;
  await userEvent.click(send);
  await screen.findByText('The invitation had been sent already.');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByRole('button', { name: 'Send reminder to Prof. Wu' })).toBeTruthy();
  expect(screen.queryByText('Less than a day ago.')).toBeNull();
});
