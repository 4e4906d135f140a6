import { application } from '@portico/i18n/application/en';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderWords } from '../../../testing/render-words.tsx';
import { UnsentNotice } from './unsent-notice.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const modules = [{ menuid: 'papers', title: 'Papers' }];
const show = () => renderWords(<UnsentNotice modules={modules} />, { application });

test('with a network: the parts that hold something back, each with the way there', () => {
  show();
  expect(screen.getByText(/it says there what holds them up/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Papers' }).getAttribute('href')).toBe('#/applyform/basic?menuid=papers');
});

test('without a network: that they are sent by themselves later', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show();
  expect(screen.getByText(/as soon as the network is there/)).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});
