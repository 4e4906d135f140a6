import { isMessages } from '@portico/i18n/dictionary';
import { type HomeMessages, homeMessages } from '@portico/i18n/home-messages';
import { portalMessages, type PortalMessages } from '@portico/i18n/portal-messages';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { IntlProvider } from 'use-intl';
import { loadSlots } from '../registry.ts';
import type { ShellProps, Slots } from '../skin.ts';
import { buildShell } from './build-shell.ts';

interface SlotOptions {
  readonly skin?: string;
  readonly theme?: number;
  readonly slot: Exclude<keyof Slots, 'referencePage'>;
}

/** Renders one slot of a skin and theme in English. */
export async function renderSlot({ skin = '', theme = 1, slot }: SlotOptions, changes: Partial<ShellProps> = {}) {
  const Slot: ComponentType<ShellProps> | null | undefined = (await loadSlots(skin, theme))[slot];
  if (Slot === null || Slot === undefined) throw new Error(`no ${slot} here`);
  const messages = { ...(await portalMessages.en()), home: await homeMessages.en() };
  if (!isMessages<PortalMessages & { readonly home: HomeMessages }>(messages))
    throw new TypeError('the English words are not whole');
  return render(
    <IntlProvider locale="en" messages={messages} timeZone="UTC">
      <Slot {...buildShell(changes)} />
    </IntlProvider>,
  );
}
