import { provideNativeDialog } from '@portico/ui/testing/native-dialog';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fileOf } from '../shared/files/testing/fake-uploads.ts';
import { renderField } from '../testing/render-field.tsx';
import { introduction } from './fixtures.ts';

provideNativeDialog();

function provideCamera(getUserMedia: () => Promise<MediaStream>) {
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
}

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

const openCamera = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Record a video' }));
  return screen.findByRole('dialog', { name: 'Record a video' });
};

describe('a video field', () => {
  it('takes a file', async () => {
    const { answer } = renderField(introduction);
    await userEvent.upload(screen.getByLabelText('Introduction Choose a file'), fileOf('talk.mp4'));
    await waitFor(() => expect(answer().value).toMatchObject([{ name: 'talk.mp4' }]));
  });

  it('says when the browser has no camera, and closes', async () => {
    renderField(introduction);
    await openCamera();
    const dialog = screen.getByRole('dialog', { name: 'GetUserMedia is not implemented in this browser' });
    expect(within(dialog).getByText(/device with a camera, and allow/)).toBeTruthy();
    const [, close] = within(dialog).getAllByRole('button', { name: 'Close' });
    await userEvent.click(close ?? dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says when the camera does not open, and tries again', async () => {
    const ask = vi.fn(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
    provideCamera(ask);
    renderField(introduction);
    await openCamera();
    const dialog = await screen.findByRole('dialog', { name: 'The camera cannot be used' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }));
    expect(ask).toHaveBeenCalledTimes(2);
    const again = await screen.findByRole('dialog', { name: 'The camera cannot be used' });
    const [, close] = within(again).getAllByRole('button', { name: 'Close' });
    await userEvent.click(close ?? again);
    expect(screen.getByRole('dialog', { name: 'Record a video' })).toBeTruthy();
  });

  it.each([
    ['Start recording', /^Missing parameter/],
    ['Preview', /^There is no recording yet/],
    ['Upload', /^There is no recording yet/],
  ])('%s with nothing to use says so', async (name, words) => {
    provideCamera(() => new Promise(() => undefined));
    renderField(introduction);
    const dialog = await openCamera();
    await userEvent.click(within(dialog).getByRole('button', { name }));
    expect(within(dialog).getByRole('alert').textContent).toMatch(words);
  });

  it('asks for the camera alone where there is no microphone, and lets go of it on closing', async () => {
    const stop = vi.fn();
    const tracks = [{ stop, addEventListener: () => undefined, removeEventListener: () => undefined }];
    const requests: unknown[] = [];
    const stream = { getTracks: () => tracks, getVideoTracks: () => tracks };
    Object.defineProperty(navigator, 'mediaDevices', {
      configurable: true,
      value: {
        getUserMedia: (constraints: { audio?: boolean }) => {
          requests.push(constraints.audio);
          return constraints.audio === true
            ? Promise.reject(new DOMException('no', 'NotFoundError'))
            : Promise.resolve(stream);
        },
      },
    });
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    renderField(introduction);
    const dialog = await openCamera();
    await waitFor(() => expect(within(dialog).queryByText('Opening the camera…')).toBeNull());
    expect(requests).toEqual([true, undefined]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(stop).toHaveBeenCalled();
  });
});
