import { provideNativeDialog } from '@portico/ui/testing/native-dialog';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UploadFailure } from '../field-services.ts';
import { renderField } from '../testing/render-field.tsx';
import { consent } from './fixtures.ts';

provideNativeDialog();

const signed = { value: [{ uid: '1', name: 'signature.png', url: '/files/signature.png' }] };

beforeEach(() => {
  // jsdom implements no canvas: it gives an empty picture, and never observes its size.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['png'])));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const openDialog = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Your signature Sign' }));
  return screen.findByRole('dialog', { name: 'Signature' });
};

describe('signing', () => {
  it('is not offered to whoever writes in the place of somebody else', () => {
    renderField(consent, { answer: signed, services: { isWrittenForOther: true } });
    expect(screen.getByRole('img').getAttribute('src')).toBe('/files/signature.png');
    expect(screen.getByText('Only the applicant can sign here.')).toBeDefined();
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  it('without a stroke is refused', async () => {
    const { answer } = renderField(consent);
    await openDialog();
    await userEvent.click(screen.getByRole('button', { name: 'Save signature' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Please sign first.');
    expect(answer().value).toEqual([]);
  });

  it('by typing one’s name, by keyboard alone', async () => {
    const upload = vi.fn((file: File) => Promise.resolve({ uid: '1', name: file.name, url: '/files/1' }));
    const { answer } = renderField(consent, { services: { upload } });
    await openDialog();
    screen.getByRole('tab', { name: 'Draw' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Type', selected: true }));
    await userEvent.tab();
    await userEvent.keyboard('Lin Jiahe');
    await userEvent.click(screen.getByRole('button', { name: 'Save signature' }));
    await waitFor(() => expect(answer().value).toMatchObject([{ name: `Lin Jiahe_${Date.UTC(2026, 10, 15)}.png` }]));
    expect(upload.mock.calls[0]?.[0].type).toBe('image/png');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps the dialog when sending fails, with the reason', async () => {
    const upload = () => Promise.reject(new UploadFailure('The server is full.'));
    renderField(consent, { services: { upload } });
    await openDialog();
    await userEvent.click(screen.getByRole('tab', { name: 'Type' }));
    await userEvent.type(screen.getByLabelText('Your name'), 'Lin');
    await userEvent.click(screen.getByRole('button', { name: 'Save signature' }));
    expect((await screen.findByRole('alert')).textContent).toBe('The server is full.');
    expect(screen.getByLabelText<HTMLInputElement>('Your name').value).toBe('Lin');
  });

  it('stops sending when the dialog is closed', async () => {
    let stopped: AbortSignal | undefined;
    renderField(consent, {
      services: {
        upload: (_file, _field, { signal }) => {
          stopped = signal;
          return new Promise(() => undefined);
        },
      },
    });
    await openDialog();
    await userEvent.click(screen.getByRole('tab', { name: 'Type' }));
    await userEvent.type(screen.getByLabelText('Your name'), 'Lin');
    await userEvent.click(screen.getByRole('button', { name: 'Save signature' }));
    await waitFor(() => expect(stopped).toBeDefined());
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(stopped?.aborted).toBe(true);
  });

  it('refuses a picture that cannot be read', async () => {
    renderField(consent);
    const dialog = await openDialog();
    await userEvent.click(screen.getByRole('tab', { name: 'Upload' }));
    const user = userEvent.setup({ applyAccept: false });
    await user.upload(within(dialog).getByLabelText('Choose a picture'), new File(['x'], 'a.pdf'));
    expect((await screen.findByRole('alert')).textContent).toMatch(/cannot be read/);
  });
});

describe('a signature that is there', () => {
  it('is shown, can be made again and be removed after a question', async () => {
    const { answer } = renderField(consent, { answer: signed });
    expect(screen.getByRole<HTMLImageElement>('img', { name: 'Your signature' }).src).toContain('/files/signature.png');
    expect(screen.getByRole('button', { name: 'Your signature Sign again' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    const question = screen.getByRole('dialog', { name: 'Remove signature.png?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Remove' }));
    expect(answer().value).toEqual([]);
  });
});

describe('where signatures have a way of their own', () => {
  const services = (termsFirst: boolean, saved: Blob | null = null) => {
    const sign = vi.fn((file: File) => Promise.resolve({ uid: 's', name: file.name, url: '/files/s' }));
    return { sign, signing: { sign, saved: () => Promise.resolve(saved), termsFirst } };
  };
  const typeName = async () => {
    await userEvent.click(screen.getByRole('tab', { name: 'Type' }));
    await userEvent.type(screen.getByLabelText('Your name'), 'Lin');
  };

  it('the terms are ticked in the dialog, and then it is signed by that way', async () => {
    const { sign, signing } = services(false);
    const upload = vi.fn(() => Promise.reject(new Error('not this way')));
    const { answer } = renderField(consent, { services: { signing, upload } });
    await openDialog();
    await typeName();
    await userEvent.click(screen.getByRole('button', { name: 'Save signature' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Please accept the policy on signatures first.');
    expect(sign).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('checkbox', { name: /accept the policy/ }));
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Save signature' }));
    await waitFor(() => expect(answer().value).toMatchObject([{ uid: 's' }]));
    expect(upload).not.toHaveBeenCalled();
  });

  it('the policy comes first where the institution wants it so', async () => {
    const { signing } = services(true);
    renderField(consent, { services: { signing } });
    expect(screen.queryByRole('button', { name: 'Your signature Sign' })).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: /accept the policy/ }));
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Sign'));
    await openDialog();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it.each([true, false])('the policy is that of what is signed, first or last: %s', async (termsFirst) => {
    const signing = { ...services(termsFirst).signing, policy: 'It is kept with this letter.' };
    renderField(consent, { services: { signing } });
    if (!termsFirst) await openDialog();
    expect(screen.getByText('It is kept with this letter.')).toBeTruthy();
    expect(screen.queryByText(/this application/)).toBeNull();
  });

  it('whoever has signed has accepted it', () => {
    renderField(consent, { answer: signed, services: { signing: services(true).signing } });
    expect(screen.getByRole('button', { name: 'Your signature Sign again' })).toBeTruthy();
  });

  it('a signature kept earlier can be used again', async () => {
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined }));
    const { sign, signing } = services(true, new Blob(['kept'], { type: 'image/png' }));
    const { answer } = renderField(consent, { services: { signing } });
    await userEvent.click(screen.getByRole('checkbox', { name: /accept the policy/ }));
    await openDialog();
    await userEvent.click(await screen.findByRole('tab', { name: 'Saved' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save signature' }));
    await waitFor(() => expect(answer().value).toMatchObject([{ uid: 's' }]));
    expect(await sign.mock.calls[0]?.[0].text()).toBe('kept');
  });

  it('what was drawn or typed and not saved holds the page', async () => {
    const registerUnsaved = vi.fn<(effect: string) => () => void>(() => () => undefined);
    renderField(consent, { services: { registerUnsaved } });
    await openDialog();
    expect(registerUnsaved).not.toHaveBeenCalled();
    await typeName();
    expect(registerUnsaved.mock.calls).toEqual([['lost']]);
  });
});
