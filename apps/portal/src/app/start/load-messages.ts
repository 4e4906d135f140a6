import type { Language } from '@portico/form-engine/language';
import { isMessages } from '@portico/i18n/dictionary';
import { portalMessages, type PortalMessages } from '@portico/i18n/portal-messages';
import { loadChunk } from '../../lib/chunks/chunk-reload.ts';

/** The words of one language only. */
export async function loadMessages(language: Language): Promise<PortalMessages> {
  const messages = await loadChunk(portalMessages[language]);
  if (!isMessages<PortalMessages>(messages)) throw new TypeError(`The words of ${language} are not whole`);
  return messages;
}
