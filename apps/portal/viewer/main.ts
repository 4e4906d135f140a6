import '@portico/ui/tokens.css';
import '@portico/ui/reset.css';
import '@portico/ui/base.css';
import './viewer.css';
import './pdf-layers.css';
import { localeTags } from '@portico/i18n/locale';
import { viewersMessages } from '@portico/i18n/viewers-messages';
import { clear, element } from './element.ts';
import { askToCloseByEscape, adoptOpenerColours, languageOfOpener } from './opener.ts';
import { ownFileAddress } from './own-file-address.ts';
import { showMessage } from './message.ts';

void start();

/** Starts the page that shows one document of this server. */
async function start(): Promise<void> {
  const language = languageOfOpener();
  document.documentElement.lang = localeTags[language];
  adoptOpenerColours();
  askToCloseByEscape();
  const { page: words } = await viewersMessages[language]();
  document.title = words.title;
  const requested = new URLSearchParams(window.location.search).get('file');
  const address = ownFileAddress(requested, window.location.origin);
  if (address === null) return showMessage(words.refused);
  const open = async () => {
    clear(document.body);
    document.body.append(element('p', { className: 'waiting', role: 'status', textContent: words.loading }));
    try {
      const { openDocument } = await import('./document/open-document.ts');
      await openDocument(address, words);
    } catch {
      showMessage(words.failed, { label: words.again, act: () => void open() });
    }
  };
  return open();
}
