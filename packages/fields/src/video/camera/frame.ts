/** spec 9: video of 590x320. */
export const frame = { width: 590, height: 320 } as const;

/** The part of the camera's picture that fills the frame without distortion. */
export function cropOf(width: number, height: number): { x: number; y: number; width: number; height: number } {
  const scale = Math.min(width / frame.width, height / frame.height);
  const crop = { width: frame.width * scale, height: frame.height * scale };
  return { x: (width - crop.width) / 2, y: (height - crop.height) / 2, ...crop };
}
