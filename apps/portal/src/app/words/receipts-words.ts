import { receiptsMessages } from '@portico/i18n/receipts-messages';
import type { ComponentType } from 'react';
import { languageNow, worded } from './worded.tsx';

/** A page together with the words of receipts, which few pages need. */
export function withReceiptsWords(page: ComponentType): Promise<ComponentType> {
  return worded(Promise.resolve(page), { receipts: receiptsMessages[languageNow()]() });
}
