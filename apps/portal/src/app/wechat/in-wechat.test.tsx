import { downloadFrom } from '@portico/browser/download';
import { provideNativeDialog } from '@portico/ui/testing/native-dialog';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderPortal } from '../../testing/render-portal.tsx';

provideNativeDialog();
afterEach(() => vi.unstubAllGlobals());

const config = { appId: 'wx1', timestamp: 1_800_000_000, nonceStr: 'n', signature: 's' };
const signed = vi.fn<(api: string, given: Readonly<Record<string, unknown>>) => void>();

beforeEach(() => {
  signed.mockClear();
  vi.stubGlobal('WeixinJSBridge', {
    invoke: (api: string, given: Readonly<Record<string, unknown>>, answer: (result: object) => void) => {
      signed(api, given);
      answer({ err_msg: `${api}:ok` });
    },
    on: () => undefined,
  });
});

function openIn(agent: string, path = '/help/404') {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
  const calls = fakeServer({
    '/weChat/getWeChatConfig': { data: config },
    '/v1/org/project/getSettingInfo': { data: { guide: '', footer: {} } },
  });
  renderPortal(path);
  return calls;
}

const inWechat = 'Mozilla/5.0 (Linux; Android 14) Mobile MicroMessenger/8.0.50';

test('inside WeChat a page is shared as the project, never by the address that somebody is at', async () => {
  const calls = openIn(inWechat, '/password?token=secret');
  await waitFor(() => expect(signed.mock.calls.map(([api]) => api)).toContain('updateTimelineShareData'));
  const asked = calls.find(({ path }) => path === '/weChat/getWeChatConfig');
  expect(new URLSearchParams(asked?.body).get('url')).toBe(location.href.split('#')[0]);
  const given = (api: string) => signed.mock.calls.find(([name]) => name === api)?.[1];
  expect(given('preVerifyJSAPI')).toMatchObject({ verifyAppId: 'wx1', verifySignature: 's', verifyNonceStr: 'n' });
  expect(given('updateAppMessageShareData')).toMatchObject({ link: `${location.origin}/apply/north/` });
  expect(JSON.stringify(signed.mock.calls)).not.toContain('secret');
});

test('inside WeChat a download is explained, with the address to open elsewhere', async () => {
  openIn(inWechat);
  await waitFor(() => expect(signed).toHaveBeenCalled());
  act(() => downloadFrom('/files/1', 'application.pdf'));
  const dialog = await screen.findByRole('dialog', { name: 'WeChat cannot save this file' });
  expect(dialog.textContent).toContain('application.pdf');
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => undefined);
  vi.stubGlobal('navigator', { userAgent: inWechat, clipboard: { writeText } });
  await userEvent.click(screen.getByRole('button', { name: 'Copy the address' }));
  await screen.findByText('Copied');
  expect(writeText).toHaveBeenCalledWith(location.href);
});

test('inside WeChat a link that saves a file is explained as well, and not followed', async () => {
  openIn(inWechat);
  await waitFor(() => expect(signed).toHaveBeenCalled());
  const link = document.createElement('a');
  Object.assign(link, { href: '/content/1', download: 'brochure.pdf' });
  const followed = vi.fn<(event: Event) => void>();
  link.addEventListener('click', followed);
  document.body.append(link);
  act(() => link.click());
  expect((await screen.findByRole('dialog')).textContent).toContain('brochure.pdf');
  expect(followed).not.toHaveBeenCalled();
});

test('every other browser neither asks nor is told anything of WeChat', async () => {
  const calls = openIn('Mozilla/5.0 (Linux; Android 14) Chrome/156.0');
  await screen.findByRole('heading', { level: 1 });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  downloadFrom('/files/1', 'application.pdf');
  expect(click).toHaveBeenCalledOnce();
  expect(calls.map(({ path }) => path)).not.toContain('/weChat/getWeChatConfig');
  expect(signed).not.toHaveBeenCalled();
});
