import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { provideNativeDialog } from '../testing/native-dialog.ts';
import { ImageViewer } from './image-viewer.tsx';

provideNativeDialog();

const image = {
  tools: 'Tools',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  rotateLeft: 'Rotate left',
  rotateRight: 'Rotate right',
  moveLeft: 'Move left',
  moveRight: 'Move right',
  reset: 'Reset',
  previous: 'Previous',
  next: 'Next',
  loading: 'Loading',
  failed: 'This picture cannot be shown.',
  stage: 'Stage',
};
const pictures = ['one.png', 'two.png', 'three.png'].map((name) => ({ name, address: `/${name}` }));
const closed = vi.fn<() => void>();

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const percent = () => screen.getByText(/^\d+%$/).textContent;
const picture = () => screen.getByRole<HTMLImageElement>('img', { hidden: true });
const turned = () => picture().style.transform;

beforeEach(() => {
  closed.mockClear();
  // The pointer methods that jsdom lacks.
  HTMLElement.prototype.setPointerCapture = () => undefined;
  render(<ImageViewer pictures={pictures} index={1} words={{ close: 'Close', image }} onClose={closed} />);
  fireEvent.load(picture());
});
afterEach(cleanup);

describe('ImageViewer', () => {
  it('opens at 50 percent and can be made no smaller', async () => {
    expect([percent(), picture().style.width]).toEqual(['50%', '50%']);
    await press('Zoom out');
    expect(percent()).toBe('50%');
    expect(screen.getByRole('button', { name: 'Zoom out' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('zooms by 5, turns by 90, moves by 20, and goes back to 60 percent', async () => {
    await press('Zoom in');
    await press('Rotate right');
    await press('Move right');
    expect([percent(), turned()]).toEqual(['55%', 'translate(20px, 0px) rotate(90deg)']);
    await press('Rotate left');
    await press('Move left');
    expect(turned()).toBe('translate(0px, 0px) rotate(0deg)');
    await press('Reset');
    expect(percent()).toBe('60%');
  });

  it('does the same by keys, wherever the focus is', async () => {
    await userEvent.keyboard('++-rR{ArrowRight}{ArrowDown}');
    expect([percent(), turned()]).toEqual(['55%', 'translate(20px, 20px) rotate(0deg)']);
    await userEvent.keyboard('0');
    expect([percent(), turned()]).toEqual(['60%', 'translate(0px, 0px) rotate(0deg)']);
  });

  it('leaves keys with Ctrl to the browser', () => {
    fireEvent.keyDown(document, { key: '+', ctrlKey: true });
    expect(percent()).toBe('50%');
  });

  it('zooms by the wheel and moves by dragging', () => {
    const stage = screen.getByRole('group', { name: 'Stage' });
    fireEvent.wheel(stage, { deltaY: -100 });
    expect(percent()).toBe('55%');
    drag(stage, 1, [0, 0], [30, -10]);
    expect(turned()).toBe('translate(30px, -10px) rotate(0deg)');
  });

  it('zooms by two fingers, within the range', () => {
    const stage = screen.getByRole('group', { name: 'Stage' });
    pointer(stage, 'pointerdown', 1, [0, 0]);
    pointer(stage, 'pointerdown', 2, [100, 0]);
    pointer(stage, 'pointermove', 2, [160, 0]);
    expect(percent()).toBe('80%');
    pointer(stage, 'pointermove', 2, [900, 0]);
    expect(percent()).toBe('100%');
    pointer(stage, 'pointermove', 2, [10, 0]);
    expect(percent()).toBe('50%');
  });

  it('leafs through several, each from its beginning', async () => {
    await press('Rotate right');
    await press('Next');
    expect(screen.getByRole('dialog', { name: 'three.png' })).toBeTruthy();
    expect([percent(), turned()]).toEqual(['50%', 'translate(0px, 0px) rotate(0deg)']);
    await userEvent.keyboard('{PageDown}');
    expect([picture().getAttribute('src'), screen.getByText('1 / 3')]).toEqual(['/one.png', expect.anything()]);
    await press('Previous');
    expect(picture().getAttribute('src')).toBe('/three.png');
  });

  it('says so when a picture does not come', () => {
    fireEvent.error(picture());
    expect(screen.getByRole('alert').textContent).toBe(image.failed);
  });

  it('closes by Escape and by its button', async () => {
    await userEvent.keyboard('{Escape}');
    await press('Close');
    expect(closed).toHaveBeenCalledTimes(2);
  });
});

describe('a picture of a table', () => {
  it('opens at 60 percent and can be made no smaller', async () => {
    cleanup();
    render(
      <ImageViewer pictures={pictures.slice(0, 1)} smallest={60} words={{ close: 'Close', image }} onClose={closed} />,
    );
    await press('Zoom out');
    expect(percent()).toBe('60%');
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  });
});

function drag(stage: HTMLElement, id: number, from: Point, to: Point): void {
  pointer(stage, 'pointerdown', id, from);
  pointer(stage, 'pointermove', id, to);
  pointer(stage, 'pointerup', id, to);
}

type Point = readonly [number, number];

function pointer(stage: HTMLElement, type: string, pointerId: number, [clientX, clientY]: Point): void {
  const event = new MouseEvent(type, { bubbles: true, clientX, clientY, button: 0 });
  Object.defineProperty(event, 'pointerId', { value: pointerId });
  fireEvent(stage, event);
}
