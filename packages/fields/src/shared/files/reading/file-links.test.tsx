import type { FieldType } from '@portico/form-engine/definition/field-type';
import type { Answer } from '@portico/form-engine/values/answer';
import { provideNativeDialog } from '@portico/ui/testing/native-dialog';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { type FieldServices, FieldServicesProvider } from '../../../field-services.ts';
import { FieldWords } from '../../../testing/field-words.tsx';
import { AnswerPreview } from '../../../told/answer-preview.tsx';

provideNativeDialog();
afterEach(cleanup);

const services: FieldServices = {
  upload: () => Promise.reject(new Error('nobody uploads in a preview')),
  addressOf: (file) => `/signed${file.url}`,
  today: () => '2026-11-15',
  now: () => 0,
  personName: '',
};

function show(type: FieldType, answer: Answer, container?: HTMLElement) {
  const field = { id: '1', key: 'f1', type, label: { sc: '文件', tc: '檔案', en: 'Files' } } as const;
  return render(
    <FieldWords language="en">
      <FieldServicesProvider value={services}>
        <AnswerPreview field={field} answer={answer} language="en" />
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
    ['upload', scan, 'scan.pdf'],
    ['upload', photo, 'photo.jpg'],
    ['video', talk, 'talk.mp4'],
  ] as const)('%#: are links to where they can be fetched', (type, answer, name) => {
    show(type, answer);
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/signed/files/1');
  });
  it('shows a picture of a picture', () => {
    show('upload', photo);
    const picture = screen.getByAltText('');
    expect([picture.getAttribute('src'), picture.getAttribute('loading')]).toEqual(['/signed/files/1', 'lazy']);
  });
  it('shows a signature as a picture', () => {
    show('signature', photo);
    expect(screen.getByRole('img', { name: 'Your signature' }).getAttribute('src')).toBe('/signed/files/1');
  });
  it.each(['upload', 'video', 'signature'] as const)('%#: says that there is no file', (type) => {
    show(type, { value: [] });
    expect(screen.getByText('No file uploaded')).toBeTruthy();
  });
});

describe('a link to a file', () => {
  const several = { value: [...scan.value, { uid: '2', name: 'photo.jpg', url: '/files/2' }] };

  it('opens the viewer, and leaves another window to whoever asks for one', async () => {
    show('upload', several);
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
    show('upload', photo, table.createTBody().insertRow().insertCell());
    fireEvent.click(screen.getByRole('link', { name: 'photo.jpg' }));
    expect(await screen.findByText('60%')).toBeTruthy();
  });
});
