import { fieldsMessages } from '@portico/i18n/fields-messages';
import { hostileTexts, withHostileTexts } from '@portico/testing/hostile-texts';
import { kitchenSink } from '@portico/testing/kitchen-sink';
import { act, cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { emptySession, useSession } from '../../../lib/state/session-store.ts';
import { takeTriedForm, useTriedForm } from '../../../lib/tried-form.ts';
import { renderWords } from '../../../testing/render-words.tsx';
import { FormTrialPage } from '../form-trial-page.tsx';

afterEach(() => {
  cleanup();
  useTriedForm.setState(null, true);
});

const order = kitchenSink.modules.map(({ id }) => id);
const all = { order, today: '2026-11-18', answers: null };

/** Shows every module of the form in turn, and gives what each draws to a check. */
async function showEvery(text: string, check: (page: HTMLElement) => void): Promise<void> {
  const { modules } = withHostileTexts(kitchenSink, text);
  useSession.setState({ ...emptySession, language: 'en', slug: 'north' });
  takeTriedForm({ ...all, changed: [...modules], at: null }, () => undefined);
  const { container } = renderWords(<FormTrialPage />, { fields: await fieldsMessages.en() });
  for (const module of order) {
    act(() => takeTriedForm({ ...all, changed: [], at: { module, key: null } }, () => undefined));
    check(container);
  }
}

const acting = 'script, iframe, base, meta, style, object, embed, img[src*="hostile"], [name="password"], [action]';

it.each(hostileTexts)('%s stays inert in every text of a form', async (text) => {
  await showEvery(text, (page) => {
    expect(page.textContent).toContain(text);
    expect(page.querySelector(acting)).toBeNull();
    for (const element of page.querySelectorAll('*')) {
      const handlers = element.getAttributeNames().filter((name) => name.startsWith('on'));
      expect(handlers).toEqual([]);
    }
    for (const link of page.querySelectorAll('a[href]'))
      expect(link.getAttribute('href')).not.toMatch(/javascript:|hostile/i);
  });
  expect('hostile' in window).toBe(false);
});
