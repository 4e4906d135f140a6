import { element } from '../element.ts';
import type { PageWords } from '../page-words.ts';
import type { Pages } from '../document/pages.ts';
import { createFindBar } from './find-bar.ts';
import { iconButton, iconLink } from './icon-button.ts';

/** Page number, zoom, search and download. */
export function createToolbar(pages: Pages, words: PageWords, download: string): HTMLElement {
  const findBar = createFindBar(pages, words);
  const find = iconButton('find', words.find, () => findBar.toggle());
  findBar.belongsTo(find);
  const bar = element(
    'div',
    { className: 'bar', role: 'toolbar', label: words.tools },
    turning(pages, words),
    zooming(pages, words),
    element('span', { className: 'group end' }, find, iconLink('download', words.download, download)),
  );
  // Not a `header` element: the surrounding page may already have one.
  return element('section', { className: 'tools', label: words.tools }, bar, findBar.element);
}

function turning(pages: Pages, words: PageWords): HTMLElement {
  const number = element('input', { className: 'number', type: 'text', inputMode: 'numeric', label: words.page });
  const total = element('span', { className: 'total' });
  const previous = iconButton('previous', words.previous, () => pages.turnTo(pages.current() - 1));
  const next = iconButton('next', words.next, () => pages.turnTo(pages.current() + 1));
  for (const button of [previous, next]) button.classList.add('turn');
  const update = () => {
    number.value = String(pages.current());
    total.textContent = `/ ${pages.count()}`;
    dim(previous, pages.current() <= 1);
    dim(next, pages.current() >= pages.count());
  };
  number.addEventListener('change', () => {
    const page = Number(number.value.trim());
    if (Number.isInteger(page)) pages.turnTo(page);
    update();
  });
  number.addEventListener('focus', () => number.select());
  pages.on('pagesinit', update);
  pages.on('pagechanging', update);
  return element('span', { className: 'group' }, previous, number, total, next);
}

function zooming(pages: Pages, words: PageWords): HTMLElement {
  const percent = element('output', { className: 'percent' });
  const update = () => {
    percent.textContent = `${pages.percent()}%`;
  };
  pages.on('pagesinit', update);
  pages.on('scalechanging', update);
  return element(
    'span',
    { className: 'group' },
    iconButton('zoomOut', words.zoomOut, () => pages.zoom('out')),
    percent,
    iconButton('zoomIn', words.zoomIn, () => pages.zoom('in')),
    iconButton('fit', words.fit, () => pages.zoom('fit')),
  );
}

// Uses aria-disabled, because a disabled button would lose the focus.
function dim(button: HTMLButtonElement, isAtEnd: boolean): void {
  button.setAttribute('aria-disabled', String(isAtEnd));
}
