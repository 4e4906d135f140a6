import type { Answer } from '@portico/form-engine/values/answer';
import { provideNativeDialog } from '@portico/ui/testing/native-dialog';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { PreviewProps } from '../../field-parts.ts';
import { type FieldServices, FieldServicesProvider } from '../../field-services.ts';
import { previews } from '../../previews.ts';
import { FieldWords } from '../../testing/field-words.tsx';

provideNativeDialog();
afterEach(cleanup);

const services: FieldServices = {
  upload: () => Promise.reject(new Error('nobody uploads in a preview')),
  addressOf: (file) => `/signed${file.url}`,
  today: () => '2026-11-15',
  now: () => 0,
  personName: '',
};

function show(Preview: ComponentType<PreviewProps>, answer: Answer, container?: HTMLElement) {
  const field = { id: '1', key: 'f1', type: 'upload', label: { sc: '文件', tc: '檔案', en: 'Files' } } as const;
  return render(
    <FieldWords language="en">
      <FieldServicesProvider value={services}>
        <Preview field={field} answer={answer} language="en" />
      </FieldServicesProvider>
    </FieldWords>,
    container === undefined ? {} : { container },
  );
}

const scan = { value: [{ uid: '1', name: 'scan.pdf', url: '/files/1' }] };
const photo = { value: [{ uid: '1', name: 'photo.jpg', url: '/files/1' }] };
const talk = { value: [{ uid: '1', name: 'talk.mp4', url: '/files/1' }] };

describe('files for somebody who reads', () => {
  it.each([
    [previews.upload, scan, 'scan.pdf'],
    [previews.upload, photo, 'photo.jpg'],
    [previews.video, talk, 'talk.mp4'],
  ])('%#: are links to where they can be fetched', (Preview, answer, name) => {
    show(Preview, answer);
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/signed/files/1');
  });
  it('shows a picture of a picture', () => {
    const { container } = show(previews.upload, photo);
    const picture = container.querySelector('img');
    expect([picture?.getAttribute('src'), picture?.getAttribute('loading')]).toEqual(['/signed/files/1', 'lazy']);
  });
  it('shows a signature as a picture', () => {
    show(previews.signature, photo);
    expect(screen.getByRole('img', { name: 'Your signature' }).getAttribute('src')).toBe('/signed/files/1');
  });
  it.each([previews.upload, previews.video, previews.signature])('%#: says that there is no file', (Preview) => {
    show(Preview, { value: [] });
    expect(screen.getByText('No file uploaded')).toBeTruthy();
  });
});

describe('a link to a file', () => {
  const several = { value: [...scan.value, { uid: '2', name: 'photo.jpg', url: '/files/2' }] };

  it('opens the viewer, and leaves another window to whoever asks for one', async () => {
    show(previews.upload, several);
    const link = screen.getByRole('link', { name: 'photo.jpg' });
    fireEvent.click(link, { ctrlKey: true });
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(link);
    expect(await screen.findByRole('dialog', { name: 'photo.jpg' })).toBeTruthy();
    expect(screen.getByText('50%')).toBeTruthy();
  });

  it('shows pictures of a table no smaller than 60 percent', async () => {
    const table = document.createElement('table');
    document.body.append(table);
    show(previews.upload, photo, table.createTBody().insertRow().insertCell());
    fireEvent.click(screen.getByRole('link', { name: 'photo.jpg' }));
    expect(await screen.findByText('60%')).toBeTruthy();
  });
});
