import { countNewMessage } from '@portico/contract/accounts';
import { provideNativeDialog } from '@portico/ui/testing/native-dialog';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { call } from '../../lib/api.ts';
import { beginStaffTab, endStaffTab, staffTab } from '../../lib/session/staff-tab.ts';
import { useSession } from '../../lib/state/session-store.ts';
import { tenantKeys } from '../../lib/session/tenant-keys.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderPortal } from '../../testing/render-portal.tsx';
import { buildPageConfig, buildUser } from '../../testing/samples.ts';

provideNativeDialog();
afterEach(() => {
  cleanup();
  endStaffTab();
  vi.unstubAllGlobals();
});

const user = buildUser();

function openAsStaff() {
  fakeServer({
    '/v1/enroll/apply/home': { data: { user_info: user, home_page_config: buildPageConfig([1, 5]) } },
    '/v1/enroll/account/countNewMessage': { data: 0 },
  });
  renderPortal('/message', { user, adminEditing: true });
  beginStaffTab({ staffId: 's-1', staffName: 'Chen', application: 'a-1' });
  tenantKeys('north').set('enroll', 'of staff');
}

test('the banner names the staff member and the applicant, on every page', async () => {
  openAsStaff();
  const banner = await screen.findByRole('region', { name: 'Editing as staff' });
  expect(banner.textContent).toContain(`Chen, you are editing the application of ${user.name}.`);
});

test('when the session is over the page stays, and nobody is asked to sign in', async () => {
  openAsStaff();
  await screen.findByRole('region', { name: 'Editing as staff' });
  fakeServer({ '/v1/enroll/account/countNewMessage': { http: 401, status: 401 } });
  await act(async () => void (await call(countNewMessage, {}).catch(() => undefined)));
  const dialog = await screen.findByRole('dialog', { name: 'Editing has ended' });
  expect(within(dialog).getByRole('link').getAttribute('href')).toBe('/console/#/applications/a-1');
  expect(location.hash).toBe('#/message');
});

test('returning to the console then erases nothing: what was typed is there next time', async () => {
  const close = vi.spyOn(window, 'close').mockReturnValue();
  openAsStaff();
  const banner = await screen.findByRole('region', { name: 'Editing as staff' });
  fakeServer({ '/v1/enroll/account/countNewMessage': { http: 401, status: 401 } });
  await act(async () => void (await call(countNewMessage, {}).catch(() => undefined)));
  fireEvent.click(await within(banner).findByRole('button', { name: 'Go to the console' }));
  expect(close).toHaveBeenCalledOnce();
  expect(staffTab()?.staffId).toBe('s-1');
  expect(useSession.getState().user).not.toBeNull();
  expect(within(banner).queryByRole('button', { name: 'End editing' })).toBeNull();
});

test('the banner is neither shown nor loaded for anybody else', async () => {
  fakeServer({});
  renderPortal('/login');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('region', { name: 'Editing as staff' })).toBeNull();
});
