import { provideNativeDialog } from '@portico/ui/testing/native-dialog';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { leftUpload, UploadFailure } from '../field-services.ts';
import { renderField } from '../testing/render-field.tsx';
import { fileOf, fakeUploads } from '../shared/files/testing/fake-uploads.ts';
import { transcript } from './fixtures.ts';

provideNativeDialog();
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const user = userEvent.setup({ applyAccept: false });
const input = () => screen.getByLabelText<HTMLInputElement>(/^Transcript Choose/);
const oldAnswer = { value: [{ uid: '1', name: 'old.pdf', url: '/files/old.pdf' }] };
const single = { ...transcript, files: { ...transcript.files, most: 1 } };

describe('uploading', () => {
  it('says what it takes and shows samples', () => {
    renderField(transcript);
    expect(input().accept).toBe('.jpg,.png,.pdf');
    expect(input().multiple).toBe(true);
    const hint = 'Formats: images (JPG, PNG), multi-page document (PDF) · up to 2 MB each · 2 files at most';
    expect(screen.getByText(hint).id).toBe(input().getAttribute('aria-describedby'));
    expect(screen.getByRole('link', { name: 'sample-transcript.pdf' }).getAttribute('href')).toBe(
      '/samples/transcript.pdf',
    );
  });

  it('puts what has arrived into the answer, and shows success a second later', async () => {
    const uploads = fakeUploads();
    const { answer } = renderField(transcript, { services: { upload: uploads.upload } });
    await user.upload(input(), fileOf('scan.pdf'));
    act(() => uploads.sent[0]?.progress(0.4));
    expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Upload of scan.pdf' }).value).toBe(0.4);
    expect(screen.getByText('Uploading, 40%')).toBeTruthy();
    expect(answer().value).toEqual([]);
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    await act(async () => uploads.sent[0]?.arrive());
    expect(answer().value).toEqual([{ uid: 'uid-scan.pdf', name: 'scan.pdf', url: '/files/scan.pdf' }]);
    act(() => void vi.advanceTimersByTime(999));
    expect(screen.queryByTitle('Uploaded')).toBeNull();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.getByTitle('Uploaded')).toBeTruthy();
    expect(screen.getByText('scan.pdf has been uploaded.')).toBeTruthy();
  });

  it('sends two at a time', async () => {
    const uploads = fakeUploads();
    renderField({ ...transcript, files: { most: 3 } }, { services: { upload: uploads.upload } });
    await user.upload(input(), [fileOf('1.pdf'), fileOf('2.pdf'), fileOf('3.pdf')]);
    expect(uploads.names()).toEqual(['1.pdf', '2.pdf']);
    expect(screen.getByText('Waiting')).toBeTruthy();
    await act(async () => uploads.sent[0]?.arrive());
    expect(uploads.names()).toEqual(['1.pdf', '2.pdf', '3.pdf']);
  });

  it.each([
    [new UploadFailure('The server is full.'), 'The server is full.'],
    [new Error('socket'), 'File upload failed, please try again later'],
  ])('keeps what failed out of the answer and sends it again: %s', async (error, words) => {
    const uploads = fakeUploads();
    const { answer } = renderField(transcript, { services: { upload: uploads.upload } });
    await user.upload(input(), fileOf('scan.pdf'));
    await act(async () => uploads.sent[0]?.fail(error));
    expect(screen.getByRole('alert').textContent).toBe(words);
    expect(answer().value).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Try again: scan.pdf' }));
    await act(async () => uploads.sent[1]?.arrive());
    expect(answer().value).toHaveLength(1);
    expect(uploads.sent[1]?.file).toBe(uploads.sent[0]?.file);
  });

  it('stops an upload that is cancelled', async () => {
    const uploads = fakeUploads();
    const { answer } = renderField(transcript, { services: { upload: uploads.upload } });
    await user.upload(input(), fileOf('scan.pdf'));
    await user.click(screen.getByRole('button', { name: 'Cancel the upload of scan.pdf' }));
    expect(uploads.sent[0]?.signal.aborted).toBe(true);
    expect(screen.queryByText('scan.pdf')).toBeNull();
    await act(async () => uploads.sent[0]?.arrive());
    expect(answer().value).toEqual([]);
    await waitFor(() => expect(document.activeElement).toBe(input()));
  });

  it('stops what is on its way when the field goes', async () => {
    const uploads = fakeUploads();
    const { answer, unmount } = renderField(transcript, { services: { upload: uploads.upload } });
    await user.upload(input(), fileOf('scan.pdf'));
    unmount();
    expect(uploads.sent[0]?.signal.aborted).toBe(true);
    await act(async () => uploads.sent[0]?.arrive());
    expect(answer().value).toEqual([]);
  });

  it('tells by its reason whether the person gave it up or has only left', async () => {
    const uploads = fakeUploads();
    const { unmount } = renderField({ ...transcript, files: { most: 2 } }, { services: { upload: uploads.upload } });
    await user.upload(input(), [fileOf('unwanted.pdf'), fileOf('left.pdf')]);
    await user.click(screen.getByRole('button', { name: 'Cancel the upload of unwanted.pdf' }));
    unmount();
    expect(uploads.sent.map(({ signal }) => signal.reason === leftUpload)).toEqual([false, true]);
  });

  it('says for what it waits, and holds the page as long as it is under way', async () => {
    const uploads = fakeUploads();
    const release = vi.fn<() => void>();
    const registerUnsaved = vi.fn<(effect: string) => () => void>(() => release);
    renderField(transcript, { services: { upload: uploads.upload, registerUnsaved } });
    await user.upload(input(), fileOf('scan.pdf'));
    expect(registerUnsaved.mock.calls).toEqual([['stopped']]);
    act(() => uploads.sent[0]?.pause('offline'));
    expect(screen.getByText('It cannot be sent just now. It goes on by itself as soon as possible.')).toBeTruthy();
    act(() => uploads.sent[0]?.pause('signedOut'));
    expect(screen.getByText('Waiting until you have signed in again.')).toBeTruthy();
    act(() => uploads.sent[0]?.progress(0.5));
    expect(screen.getByText('Uploading, 50%')).toBeTruthy();
    await act(async () => uploads.sent[0]?.arrive());
    expect(release).toHaveBeenCalledOnce();
  });

  it('takes files that are pasted', async () => {
    const { answer } = renderField(transcript);
    fireEvent.paste(input(), { clipboardData: { files: [fileOf('photo.png')] } });
    await waitFor(() => expect(answer().value).toMatchObject([{ name: 'photo.png' }]));
  });

  it('takes files that are dropped', async () => {
    const { answer } = renderField(transcript);
    const area = input().parentElement ?? document.body;
    const dataTransfer = { types: ['Files'], files: [fileOf('a.pdf'), fileOf('b.pdf')] };
    fireEvent.dragOver(area, { dataTransfer });
    expect(area.dataset['over']).toBe('true');
    fireEvent.drop(area, { dataTransfer });
    await waitFor(() => expect(answer().value).toHaveLength(2));
  });
});

describe('refusing', () => {
  it.each([
    [fileOf('scan.exe'), 'Please upload a document in JPG or PNG or PDF format.'],
    [fileOf('scan.pdf', 2 * 1024 * 1024 + 1), 'Please upload a document less than 2MB'],
  ])('%#: says why and sends nothing', async (file, words) => {
    const uploads = fakeUploads();
    renderField(transcript, { services: { upload: uploads.upload } });
    await user.upload(input(), file);
    expect(screen.getByRole('alert').textContent).toBe(words);
    expect(uploads.sent).toHaveLength(0);
  });

  it('offers to make a picture smaller', async () => {
    renderField(transcript);
    await user.upload(input(), fileOf('scan.png', 3 * 1024 * 1024));
    expect(screen.getByRole('button', { name: 'Reduce and upload scan.png' })).toBeTruthy();
  });

  it('takes what there is room for and says that the number is limited', async () => {
    const { answer } = renderField(transcript, { answer: oldAnswer });
    await user.upload(input(), [fileOf('a.pdf'), fileOf('b.pdf')]);
    expect(screen.getByRole('alert').textContent).toBe('The number of files is limited');
    await waitFor(() => expect(answer().value).toMatchObject([{ name: 'old.pdf' }, { name: 'a.pdf' }]));
  });
});

describe('a photo as phones take them', () => {
  const picture = { width: 4, height: 3, close: () => undefined };
  const draw = (reads: boolean) => {
    vi.stubGlobal('createImageBitmap', () => (reads ? Promise.resolve(picture) : Promise.reject(new Error('heic'))));
    const pen = { fillStyle: '', fillRect: () => undefined, drawImage: () => undefined };
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => Object.create(pen));
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type = '') =>
      done(new Blob(['jpeg'], { type })),
    );
  };
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('becomes a JPG where this browser can read it', async () => {
    draw(true);
    const uploads = fakeUploads();
    const { answer } = renderField(transcript, { services: { upload: uploads.upload } });
    await user.upload(input(), fileOf('IMG_1.HEIC'));
    await waitFor(() => expect(uploads.names()).toEqual(['IMG_1.jpg']));
    expect(uploads.sent[0]?.file.type).toBe('image/jpeg');
    await act(async () => uploads.sent[0]?.arrive());
    expect(answer().value).toMatchObject([{ name: 'IMG_1.jpg' }]);
  });

  it('is refused with what to do where it cannot', async () => {
    draw(false);
    const uploads = fakeUploads();
    renderField(transcript, { services: { upload: uploads.upload } });
    await user.upload(input(), fileOf('IMG_1.heif'));
    expect((await screen.findByRole('alert')).textContent).toMatch(/convert the photo to JPG.*Most Compatible/);
    expect(uploads.sent).toHaveLength(0);
  });

  it('is of the wrong kind for a field that takes no pictures', async () => {
    renderField({ ...transcript, files: { types: ['pdf'] } });
    await user.upload(input(), fileOf('IMG_1.heic'));
    expect(screen.getByRole('alert').textContent).toBe('Please upload a document in PDF format.');
  });
});

describe('what is there', () => {
  it('asks before it removes', async () => {
    const { answer } = renderField(transcript, { answer: oldAnswer });
    await user.click(screen.getByRole('button', { name: 'Remove old.pdf' }));
    const question = screen.getByRole('dialog', { name: 'Remove old.pdf?' });
    await user.click(within(question).getByRole('button', { name: 'Keep' }));
    expect(answer()).toEqual(oldAnswer);
    await user.click(screen.getByRole('button', { name: 'Remove old.pdf' }));
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(answer().value).toEqual([]);
    await waitFor(() => expect(document.activeElement).toBe(input()));
  });

  const chooseSecond = async () => {
    const uploads = fakeUploads();
    const { answer } = renderField(single, { answer: oldAnswer, services: { upload: uploads.upload } });
    expect(input().multiple).toBe(false);
    await user.upload(screen.getByLabelText('Transcript Choose another file'), fileOf('new.pdf'));
    expect(screen.getByRole('alert').textContent).toBe('The number of files is limited');
    expect(uploads.sent).toHaveLength(0);
    return { uploads, answer };
  };

  it('replaces a single file when that is wanted, once the new one has arrived', async () => {
    const { uploads, answer } = await chooseSecond();
    await user.click(screen.getByRole('button', { name: 'Replace old.pdf by new.pdf' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.activeElement).toBe(input());
    expect(answer()).toEqual(oldAnswer);
    await act(async () => uploads.sent[0]?.arrive());
    expect(answer().value).toMatchObject([{ name: 'new.pdf' }]);
  });

  it('keeps a single file when it is not to be replaced', async () => {
    const { uploads, answer } = await chooseSecond();
    await user.click(screen.getByRole('button', { name: 'Keep old.pdf' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.activeElement).toBe(input());
    expect(uploads.sent).toHaveLength(0);
    expect(answer()).toEqual(oldAnswer);
  });

  it('asks in the same way before a picture that was made smaller takes the place', async () => {
    const { answer } = renderField(single, { answer: oldAnswer });
    await user.upload(input(), fileOf('scan.png', 3 * 1024 * 1024));
    await user.click(screen.getByRole('button', { name: 'Reduce and upload scan.png' }));
    expect(screen.getByRole('button', { name: 'Replace old.pdf by scan.png' })).toBeTruthy();
    expect(answer()).toEqual(oldAnswer);
  });

  it('of two chosen at once takes the first and offers the second', async () => {
    const uploads = fakeUploads();
    const { answer } = renderField(single, { services: { upload: uploads.upload } });
    fireEvent.paste(input(), { clipboardData: { files: [fileOf('a.pdf'), fileOf('b.pdf')] } });
    expect(uploads.names()).toEqual(['a.pdf']);
    await user.click(screen.getByRole('button', { name: 'Replace a.pdf by b.pdf' }));
    expect(uploads.sent[0]?.signal.aborted).toBe(true);
    await act(async () => uploads.sent[1]?.arrive());
    expect(answer().value).toMatchObject([{ name: 'b.pdf' }]);
  });
});
