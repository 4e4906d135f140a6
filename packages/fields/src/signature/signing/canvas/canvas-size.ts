export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * spec 9: 850/1920 of the window's width, 300/1200 of its height. That would be tiny on a phone, so the box is never
 * narrower than 320 px nor lower than 160 px (on a phone in landscape a third of the window), and never wider than the
 * dialog.
 */
export function canvasSize(window: Size, available: number): Size {
  const width = Math.max(320, (window.width * 850) / 1920);
  const height = Math.max(Math.min(160, window.height / 3), (window.height * 300) / 1200);
  return { width: Math.round(Math.min(width, available)), height: Math.round(height) };
}
