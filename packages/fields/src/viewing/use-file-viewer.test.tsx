import type { StoredFile } from '@portico/form-engine/values/answer';
import { provideNativeDialog } from '@portico/ui/testing/native-dialog';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'use-intl';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FileViewerProvider, useFileViewer } from './use-file-viewer.tsx';

provideNativeDialog();

const opened = vi.fn<(address?: string | URL) => null>(() => null);
const saved: string[] = [];

function Names({ files }: { readonly files: readonly StoredFile[] }) {
  const viewer = useFileViewer();
  return files.map((file, index) => (
    <button key={file.uid} type="button" onClick={() => viewer?.open(files, index)}>
      {file.name}
    </button>
  ));
}

const files = ['a.png', 'talk.mp4', 'paper.pdf', 'cv.docx', 'b.jpg', 'all.zip'].map((name) => ({
  uid: name,
  name,
  url: `/v1/public/file/${name}`,
}));

function show(locale = 'en', addressOf = ({ url }: StoredFile) => url) {
  render(
    <IntlProvider locale={locale} messages={{}} timeZone="UTC">
      <FileViewerProvider services={{ addressOf }}>
        <Names files={files} />
      </FileViewerProvider>
    </IntlProvider>,
  );
}

const choose = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  opened.mockClear();
  saved.length = 0;
  vi.stubGlobal('open', opened);
  // jsdom cannot save files.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(`${this.download} ${this.getAttribute('href')}`);
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  document.head.replaceChildren();
});

describe('useFileViewer', () => {
  it('leafs through the pictures among the files, in the language of the page', async () => {
    show('zh-Hant');
    await choose('b.jpg');
    await screen.findByRole('dialog', { name: 'b.jpg' });
    expect(screen.getByText('2 / 2')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '下一張圖片' }));
    expect(screen.getByRole('img', { name: 'a.png', hidden: true }).getAttribute('src')).toBe('/v1/public/file/a.png');
    await userEvent.click(screen.getByRole('button', { name: '關閉' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['zh-Hans', '该视频暂时无法播放，请稍后再试'],
    ['zh-Hant', '此影片暫時無法播放，請稍後再試'],
    ['en', 'This video cannot be played now, please try later'],
  ])('plays a video and says in %s when it cannot', async (locale, sentence) => {
    show(locale);
    await choose('talk.mp4');
    const dialog = await screen.findByRole('dialog', { name: 'talk.mp4' });
    // A video has no role.
    const video = dialog.querySelector('video');
    expect(video?.getAttribute('src')).toBe('/v1/public/file/talk.mp4');
    if (video !== null) fireEvent.error(video);
    expect(screen.getByRole('alert').textContent).toBe(sentence);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/v1/public/file/talk.mp4?download=1');
  });

  it('shows a document by the viewer page, and closes when that asks for it', async () => {
    show();
    await choose('paper.pdf');
    const dialog = await screen.findByRole('dialog', { name: 'paper.pdf' });
    const frame = within(dialog).getByTitle<HTMLIFrameElement>('paper.pdf');
    expect(frame.getAttribute('src')).toBe('/viewer.html?file=%2Fv1%2Fpublic%2Ffile%2Fpaper.pdf');
    expect(dialog.style.getPropertyValue('--dialog-width')).toContain('80%');
    post('portico:close-viewer', window);
    expect(screen.queryByRole('dialog')).toBeTruthy();
    post('portico:close-viewer', frame.contentWindow);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('saves office documents where there is no viewer for them, and all others', async () => {
    show();
    await choose('cv.docx');
    await choose('all.zip');
    const expected = ['cv.docx', 'all.zip'].map((name) => `${name} /v1/public/file/${name}?download=1`);
    expect([saved, opened.mock.calls]).toEqual([expected, []]);
  });

  it('opens office documents in a window where the installation has a viewer', async () => {
    document.head.innerHTML = '<meta name="office-viewer" content="on">';
    show();
    await choose('cv.docx');
    expect(opened.mock.calls[0]?.[0]).toBe('/v1/public/file/cv.docx/office');
    expect(saved).toEqual([]);
  });

  it('leaves to the browser what only this page holds', async () => {
    document.head.innerHTML = '<meta name="office-viewer" content="on">';
    show('en', ({ uid }) => `blob:${uid}`);
    await choose('paper.pdf');
    await choose('cv.docx');
    expect([opened.mock.calls[0]?.[0], saved]).toEqual(['blob:paper.pdf', ['cv.docx blob:cv.docx']]);
  });
});

function post(data: string, source: Window | null): void {
  fireEvent(window, new MessageEvent('message', { data, source, origin: window.location.origin }));
}
