import { clear, element, unseenHeading } from './element.ts';

interface Way {
  readonly label: string;
  readonly act: (() => void) | { readonly href: string };
}

/** A message in place of the document, with what can be done about it. */
export function showMessage(text: string, way?: Way): void {
  clear(document.body);
  const sentence = element('p', { role: 'alert', textContent: text });
  const message = element('main', { className: 'message' }, unseenHeading(), sentence);
  if (way !== undefined) message.append(wayOut(way));
  document.body.append(message);
}

function wayOut({ label, act }: Way): HTMLElement {
  if (typeof act === 'object') return element('a', { className: 'way', href: act.href, textContent: label });
  const button = element('button', { type: 'button', className: 'way', textContent: label });
  button.addEventListener('click', act);
  return button;
}
