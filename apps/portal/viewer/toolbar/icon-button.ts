import { element } from '../element.ts';

const paths = {
  previous: ['M12 19V6', 'M6 12l6-6 6 6'],
  next: ['M12 5v13', 'M6 12l6 6 6-6'],
  up: ['M6 14l6-6 6 6'],
  down: ['M6 10l6 6 6-6'],
  zoomOut: ['M10.5 4.5a6 6 0 1 0 0 12 6 6 0 0 0 0-12z', 'M15 15l5 5', 'M8 10.5h5'],
  zoomIn: ['M10.5 4.5a6 6 0 1 0 0 12 6 6 0 0 0 0-12z', 'M15 15l5 5', 'M8 10.5h5', 'M10.5 8v5'],
  fit: ['M4 5v14', 'M20 5v14', 'M7.5 12h9', 'M10 9l-3 3 3 3', 'M14 9l3 3-3 3'],
  find: ['M10.5 4.5a6 6 0 1 0 0 12 6 6 0 0 0 0-12z', 'M15 15l5 5'],
  download: ['M12 4.5v10', 'M7.5 10.5 12 15l4.5-4.5', 'M5 19.5h14'],
  close: ['M6 6l12 12', 'M18 6 6 18'],
} as const;

type IconName = keyof typeof paths;

/** A button with an icon; its accessible name and tooltip say what it does. */
export function iconButton(icon: IconName, label: string, act: () => void): HTMLButtonElement {
  const button = element('button', { type: 'button', className: 'tool', label, title: label }, draw(icon));
  button.addEventListener('click', act);
  return button;
}

export function iconLink(icon: IconName, label: string, href: string): HTMLAnchorElement {
  return element('a', { className: 'tool', href, label, title: label, download: '' }, draw(icon));
}

const svgSpace = 'http://www.w3.org/2000/svg';

function draw(icon: IconName): SVGElement {
  const picture = document.createElementNS(svgSpace, 'svg');
  picture.setAttribute('viewBox', '0 0 24 24');
  picture.setAttribute('aria-hidden', 'true');
  for (const strokes of paths[icon]) {
    const path = document.createElementNS(svgSpace, 'path');
    path.setAttribute('d', strokes);
    picture.append(path);
  }
  return picture;
}
