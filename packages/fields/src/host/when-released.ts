let pressed = false;

// A press on the platform's own list may end where the page does not see it.
const longestPress = 1000;

if (typeof window !== 'undefined') {
  window.addEventListener('mousedown', () => (pressed = true), true);
  for (const end of ['mouseup', 'dragend', 'keydown']) window.addEventListener(end, () => (pressed = false), true);
}

/**
 * Does it now, or once the button under the pointer has had its click. Leaving a field by pressing a button shows what
 * is wrong in the field; done at once, that would move the button away from under the pointer, and the click be lost.
 */
export function whenReleased(task: () => void): void {
  if (!pressed) return task();
  const release = () => {
    clearTimeout(late);
    window.removeEventListener('mouseup', release, true);
    setTimeout(task, 0);
  };
  const late = setTimeout(release, longestPress);
  window.addEventListener('mouseup', release, true);
  return undefined;
}
