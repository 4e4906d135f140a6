/** The box in which typed and uploaded signatures are drawn: spec 9's canvas on a window of 1920x1200. */
export const box = { width: 850, height: 300 } as const;

const margin = 20;
// Handwriting fonts of both scripts; the last is the system's generic one.
const family =
  '"Segoe Script", "Snell Roundhand", "Bradley Hand", "Dancing Script", "Kaiti SC", "Kaiti TC", STKaiti, KaiTi, BiauKai, "DFKai-SB", "AR PL UKai CN", cursive';

/** Draws a name like a signature, as large as fits. */
export function drawName(canvas: HTMLCanvasElement, name: string): void {
  const pen = blank(canvas);
  if (pen === null) return;
  const sizeAtMost = box.height / 2;
  pen.font = `italic ${sizeAtMost}px ${family}`;
  const width = pen.measureText(name).width;
  const room = box.width - 2 * margin;
  pen.font = `italic ${Math.min(sizeAtMost, (sizeAtMost * room) / Math.max(1, width))}px ${family}`;
  pen.fillStyle = 'black';
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(name, box.width / 2, box.height / 2);
}

/** Draws a picture completely, as large as fits, but never enlarged. */
export function drawPicture(canvas: HTMLCanvasElement, picture: ImageBitmap): void {
  const scale = Math.min(1, box.width / picture.width, box.height / picture.height);
  const width = picture.width * scale;
  const height = picture.height * scale;
  blank(canvas)?.drawImage(picture, (box.width - width) / 2, (box.height - height) / 2, width, height);
}

function blank(canvas: HTMLCanvasElement): CanvasRenderingContext2D | null {
  canvas.width = box.width;
  canvas.height = box.height;
  const pen = canvas.getContext('2d');
  if (pen === null) return null;
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, box.width, box.height);
  return pen;
}
