import type { Answer } from '@portico/form-engine/values/answer';
import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { PreviewProps } from '../../field-parts.ts';
import { type FieldServices, FieldServicesProvider } from '../../field-services.ts';
import { previews } from '../../previews.ts';
import { FieldWords } from '../../testing/field-words.tsx';

afterEach(cleanup);

const services: FieldServices = {
  upload: () => Promise.reject(new Error('nobody uploads in a preview')),
  addressOf: (file) => `/signed${file.url}`,
  today: () => '2026-11-15',
  now: () => 0,
  personName: '',
};

function show(Preview: ComponentType<PreviewProps>, answer: Answer) {
  const field = { id: '1', key: 'f1', type: 'upload', label: { sc: '文件', tc: '檔案', en: 'Files' } } as const;
  return render(
    <FieldWords language="en">
      <FieldServicesProvider value={services}>
        <Preview field={field} answer={answer} language="en" />
      </FieldServicesProvider>
    </FieldWords>,
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
