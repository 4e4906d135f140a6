import type { localeTags } from '@portico/i18n/locale';
import { closeRequest } from '@portico/ui/close-request';

type Language = keyof typeof localeTags;

/** The language of the surrounding page; without one, the browser's preferred language. */
export function languageOfOpener(): Language {
  const tag = pageAround()?.lang ?? navigator.language;
  if (!/^zh/i.test(tag)) return 'en';
  return /hant|tw|hk|mo/i.test(tag) ? 'tc' : 'sc';
}

/** Adopts the tenant's colours from the surrounding page. */
export function adoptOpenerColours(): void {
  const around = pageAround();
  if (around === null) return;
  for (const name of around.style) {
    if (name.startsWith('--color-'))
      document.documentElement.style.setProperty(name, around.style.getPropertyValue(name));
  }
}

/** Escape in here closes the dialog that contains this page. */
export function askToCloseByEscape(): void {
  window.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented || window.parent === window) return;
    window.parent.postMessage(closeRequest, window.location.origin);
  });
}

/** Only pages of this server may embed this one, so their document can be read. */
function pageAround(): HTMLElement | null {
  return window.frameElement?.ownerDocument.documentElement ?? null;
}
