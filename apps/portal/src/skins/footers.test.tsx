import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderSlot } from './testing/render-slot.tsx';

afterEach(cleanup);

const frames = [
  { skin: 'standard', theme: 1, qr: false },
  { skin: 'business-school', theme: 5, qr: true },
  { skin: 'finance-institute', theme: 2, qr: true },
  { skin: 'special-recommendation', theme: 6, qr: false },
] as const;

describe.each(frames)('footer of $skin, theme $theme', ({ skin, theme, qr }) => {
  const place = { skin, theme, slot: 'Footer' } as const;

  it('holds its place, without words, until its data has come', async () => {
    await renderSlot(place, { settings: null });
    expect(screen.getByRole('contentinfo').textContent).toBe('');
  });

  it('shows address, phone, email and ICP number', async () => {
    await renderSlot(place);
    expect(screen.getByText('1 Toy Road')).toBeTruthy();
    expect(screen.getByRole('link', { name: '+86 21 1' }).getAttribute('href')).toBe('tel:+86211');
    expect(screen.getByRole('link', { name: 'office@toy.example' })).toBeTruthy();
    expect(screen.getByText('ICP 1')).toBeTruthy();
    expect(screen.queryByText('Office hours')).toBeNull();
  });

  it(qr ? 'shows links and the QR code' : 'keeps to the contact', async () => {
    await renderSlot(place);
    expect(screen.queryByRole('img', { name: 'QR code' }) !== null).toBe(qr);
    expect(screen.queryByRole('link', { name: /Library/ }) !== null).toBe(qr);
  });

  it('links to feedback where the project offers it', async () => {
    const { unmount } = await renderSlot(place, { feedbackHref: '#/message' });
    expect(screen.getByRole('link', { name: 'Feedback' }).getAttribute('href')).toBe('#/message');
    unmount();
    await renderSlot(place);
    expect(screen.queryByRole('link', { name: 'Feedback' })).toBeNull();
  });
});
