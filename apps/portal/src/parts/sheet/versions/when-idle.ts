import { now } from '../../../lib/clock.ts';
import { worstEffect } from '../../leaving/unsaved.ts';

const quietMs = 1000;
const pollMs = 250;

/** Runs the work once the person is not in the middle of anything: typing, a dialog, an upload. */
export function whenIdle(work: () => void): () => void {
  let last = now();
  let isComposing = false;
  const touch = (event: Event) => {
    last = now();
    if (event.type === 'compositionstart') isComposing = true;
    if (event.type === 'compositionend') isComposing = false;
  };
  const events = ['keydown', 'input', 'pointerdown', 'compositionstart', 'compositionend'] as const;
  for (const event of events) document.addEventListener(event, touch, true);
  const stop = () => {
    clearInterval(timer);
    for (const event of events) document.removeEventListener(event, touch, true);
  };
  const timer = setInterval(() => {
    const isBusy = isComposing || now() - last < quietMs || document.querySelector('dialog[open]') !== null;
    if (isBusy || worstEffect() !== null) return;
    stop();
    work();
  }, pollMs);
  return stop;
}
