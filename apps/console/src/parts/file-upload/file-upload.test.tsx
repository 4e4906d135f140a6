import { CallFailed } from '@portico/contract/call-failed';
import type { StoredFile } from '@portico/form-engine/values/answer';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPart } from '../../testing/render-part.tsx';
import { stubLayout } from '../../testing/stub-layout.ts';
import { FileUpload } from './file-upload.tsx';
import type { SendFile } from './use-upload.ts';

beforeEach(() => stubLayout());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const stored = (name: string): StoredFile => ({ uid: name, name, url: `/files/${name}`, size: 2048 });

function Cover({ send, first = null }: { readonly send: SendFile; readonly first?: StoredFile | null }) {
  const [file, setFile] = useState<StoredFile | null>(first);
  return (
    <FileUpload
      label="Cover"
      isPicture
      types={['.png', '.jpg']}
      maxBytes={4096}
      send={send}
      value={file}
      onChange={setFile}
    />
  );
}

/** Chooses a file as the browser's file dialog would. */
async function choose(name: string, bytes = 1024) {
  // The component's file input is hidden behind its button and has no role.
  const input = screen.getByRole('group', { name: 'Cover' }).querySelector('input[type="file"]');
  if (input === null) throw new Error('There is nothing to choose a file with');
  const file = new File([new Uint8Array(bytes)], name);
  await act(async () => fireEvent.change(input, { target: { files: [file] } }));
}

test('shows the progress and the picture, replaces it and removes it', async () => {
  let finish = (_file: StoredFile) => {};
  const send = vi.fn<SendFile>((_file, { onProgress }) => {
    onProgress(0.4);
    return new Promise((resolve) => (finish = resolve));
  });
  await renderPart(<Cover send={send} />);
  expect(screen.getByText('.png .jpg, at most 4 KB')).toBeDefined();
  await choose('hall.PNG');
  const bar = await screen.findByRole('progressbar', { name: 'hall.PNG is being uploaded' });
  await waitFor(() => expect(bar.getAttribute('aria-valuenow')).toBe('40'));
  await act(async () => finish(stored('hall.PNG')));
  expect(screen.getByRole('img', { name: 'hall.PNG' }).getAttribute('src')).toBe('/files/hall.PNG');
  expect(screen.getByRole('button', { name: 'Replace' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByRole('button', { name: 'Choose a file' })).toBeDefined();
});

test.each([
  ['notes.pdf', 1024, 'Choose one of these types: .png .jpg.'],
  ['wall.png', 5000, 'The file has 5 KB. Choose one of at most 4 KB.'],
])('%s of %i bytes is not even sent', async (name, bytes, sentence) => {
  const send = vi.fn<SendFile>();
  await renderPart(<Cover send={send} />);
  await choose(name, bytes);
  expect((await screen.findByRole('alert')).textContent).toContain(sentence);
  expect(send).not.toHaveBeenCalled();
});

test('a refused picture leaves the present one, and another can be chosen', async () => {
  const send = vi.fn<SendFile>(async ({ name }) => stored(name));
  send.mockRejectedValueOnce(new CallFailed({ kind: 'refused', message: 'This is no picture.' }));
  await renderPart(<Cover send={send} first={stored('old.png')} />);
  await choose('new.png');
  expect((await screen.findByRole('alert')).textContent).toContain('This is no picture.');
  expect(screen.getByRole('img', { name: 'old.png' })).toBeDefined();
  await choose('newer.png');
  expect(await screen.findByRole('img', { name: 'newer.png' })).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('cancelling stops it', async () => {
  let signal: AbortSignal | undefined;
  const send: SendFile = (_file, watch) => {
    signal = watch.signal;
    return new Promise(() => undefined);
  };
  await renderPart(<Cover send={send} />);
  await choose('hall.png');
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('button', { name: 'Choose a file' })).toBeDefined();
  expect(signal?.aborted).toBe(true);
});
