import { type DocumentRefusal, loadDocument } from './load-document.ts';
import { element, clear, unseenHeading } from '../element.ts';
import { showMessage } from '../message.ts';
import { createPages } from './pages.ts';
import { createToolbar } from '../toolbar/toolbar.ts';
import type { PageWords } from '../page-words.ts';

/** Fetches a document and shows its pages below the toolbar. */
export async function openDocument(address: string, words: PageWords): Promise<void> {
  const download = `${address}?download=1`;
  const loaded = await loadDocument(address);
  if ('refusal' in loaded) return showRefusal(loaded.refusal, words, download);
  clear(document.body);
  const scroller = element('div', { className: 'scroller', tabIndex: 0, role: 'region', label: words.pages });
  const sheet = element('div', { className: 'pdfViewer' });
  scroller.append(sheet);
  // The viewer measures its container, so it must be in the page first.
  const main = element('main', { className: 'place', label: words.title }, unseenHeading(), scroller);
  document.body.append(main);
  const pages = createPages(scroller, sheet, words);
  document.body.prepend(createToolbar(pages, words, download));
  pages.show(loaded.document);
}

function showRefusal(refusal: DocumentRefusal, words: PageWords, download: string): void {
  const canBeSaved = refusal !== 'missing';
  showMessage(words[refusal], ...(canBeSaved ? [{ label: words.download, act: { href: download } }] : []));
}
