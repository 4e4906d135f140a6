let drawsFlags: boolean | null = null;

/** The flag emoji if this device has flags, otherwise the two letters. */
export function flagOrLetters(code: string): string {
  drawsFlags ??= findFlags();
  return drawsFlags ? flagOf(code) : code;
}

// A flag is one glyph of two characters; a font without flags shows the two side by side.
function findFlags(): boolean {
  const pen = document.createElement('canvas').getContext('2d');
  if (pen === null) return false;
  const flag = flagOf('CN');
  return pen.measureText(flag).width < pen.measureText(flag.slice(0, 2)).width * 1.5;
}

function flagOf(code: string): string {
  return String.fromCodePoint(...[...code].map((letter) => 0x1f1e6 + letter.charCodeAt(0) - 65));
}
