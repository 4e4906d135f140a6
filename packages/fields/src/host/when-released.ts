let pressed = false;

// A press on a native list may end with an event that the page does not see.
const longestPress = 1000;

if (typeof window !== 'undefined') {
  window.addEventListener('mousedown', () => (pressed = true), true);
  for (const end of ['mouseup', 'dragend', 'keydown']) window.addEventListener(end, () => (pressed = false), true);
}

/**
 * Runs now, or after the click if a button is being pressed. Leaving a field by pressing a button shows its problem;
 * shown at once, it would move the button away from the pointer, and the click would be lost.
 */
export function whenReleased(task: () => void): void {
  if (!pressed) return task();
  const release = () => {
    clearTimeout(timer);
    window.removeEventListener('mouseup', release, true);
    setTimeout(task, 0);
  };
  const timer = setTimeout(release, longestPress);
  window.addEventListener('mouseup', release, true);
  return undefined;
}
