import { element } from '../element.ts';
import type { PageWords } from '../page-words.ts';
import type { FindNews, Pages } from '../document/pages.ts';
import { iconButton } from './icon-button.ts';

interface FindBar {
  readonly element: HTMLElement;
  readonly toggle: () => void;
  /** Sets the button that opens it. */
  readonly belongsTo: (button: HTMLElement) => void;
}

/** The search bar; opened by its button or by Ctrl+F. */
export function createFindBar(pages: Pages, words: PageWords): FindBar {
  const box = element('input', { className: 'search', type: 'search', label: words.findLabel, enterKeyHint: 'search' });
  box.placeholder = words.findLabel;
  const count = element('span', { className: 'count', role: 'status' });
  const look = (again: boolean, backwards = false) => pages.find({ query: box.value, again, backwards });
  const bar = element(
    'div',
    { className: 'find', role: 'search', hidden: true },
    box,
    count,
    iconButton('up', words.findPrevious, () => look(true, true)),
    iconButton('down', words.findNext, () => look(true)),
    iconButton('close', words.closeFind, () => close()),
  );
  let opener: HTMLElement | null = null;
  const open = () => {
    bar.hidden = false;
    opener?.setAttribute('aria-expanded', 'true');
    box.focus();
    box.select();
  };
  const close = () => {
    bar.hidden = true;
    box.value = '';
    count.textContent = '';
    look(false);
    opener?.setAttribute('aria-expanded', 'false');
    opener?.focus();
  };
  const showCount = ({ matchesCount = { current: 0, total: 0 } }: FindNews) => {
    const { current, total } = matchesCount;
    const sentence = total === 0 ? words.findNone : `${current} ${words.findOf} ${total}`;
    count.textContent = box.value === '' ? '' : sentence;
  };
  box.addEventListener('input', () => look(false));
  bar.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && event.target === box) look(true, event.shiftKey);
    if (event.key !== 'Escape') return;
    // Escape closes the search bar, not the document.
    event.preventDefault();
    close();
  });
  window.addEventListener('keydown', (event) => {
    if (event.key.toLowerCase() !== 'f' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    open();
  });
  pages.on('updatefindmatchescount', showCount);
  pages.on('updatefindcontrolstate', showCount);
  return {
    element: bar,
    toggle: () => (bar.hidden ? open() : close()),
    belongsTo: (button) => {
      opener = button;
      button.setAttribute('aria-expanded', 'false');
    },
  };
}
