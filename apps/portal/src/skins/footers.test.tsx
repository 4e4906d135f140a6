import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { settings } from './testing/build-shell.ts';
import { renderSlot } from './testing/render-slot.tsx';

afterEach(cleanup);

const frames = [
  { skin: 'standard', theme: 1 },
  { skin: 'business-school', theme: 5 },
  { skin: 'finance-institute', theme: 2 },
  { skin: 'special-recommendation', theme: 6 },
] as const;

describe.each(frames)('footer of $skin, theme $theme', ({ skin, theme }) => {
  const slotProps = { skin, theme, slot: 'Footer' } as const;

  it('reserves its space until its data has loaded', async () => {
    await renderSlot(slotProps, { settings: null });
    expect(screen.getByRole('contentinfo').textContent).toBe('');
  });

  it('shows address, phone, email and ICP number', async () => {
    await renderSlot(slotProps);
    expect(await screen.findByText('1 Toy Road')).toBeTruthy();
    expect(screen.getByRole('link', { name: '+86 21 1' }).getAttribute('href')).toBe('tel:+86211');
    expect(screen.getByRole('link', { name: 'office@toy.example' })).toBeTruthy();
    expect(screen.getByText('ICP 1')).toBeTruthy();
    expect(screen.queryByText('Office hours')).toBeNull();
  });

  it('shows the blocks that the project lists, in its order, and the ICP number whatever they are', async () => {
    const expected = { contact: '1 Toy Road', links: 'Library', qr: 'QR code' };
    const blocks = async (footer: number[]) => {
      const { unmount } = await renderSlot(slotProps, { settings: { ...settings, footer } });
      await screen.findByText('ICP 1');
      const all = new XMLSerializer().serializeToString(screen.getByRole('contentinfo'));
      unmount();
      return Object.values(expected)
        .filter((text) => all.includes(text))
        .sort((one, other) => all.indexOf(one) - all.indexOf(other));
    };
    expect(await blocks([1, 2, 3])).toEqual(['1 Toy Road', 'Library', 'QR code']);
    expect(await blocks([2, 1, 9])).toEqual(['Library', '1 Toy Road']);
    expect(await blocks([3])).toEqual(['QR code']);
    expect(await blocks([])).toEqual([]);
  });

  it('links to feedback where the project offers it', async () => {
    const { unmount } = await renderSlot(slotProps, { feedbackHref: '#/message' });
    expect((await screen.findByRole('link', { name: 'Feedback' })).getAttribute('href')).toBe('#/message');
    unmount();
    await renderSlot(slotProps);
    expect(screen.queryByRole('link', { name: 'Feedback' })).toBeNull();
  });
});
