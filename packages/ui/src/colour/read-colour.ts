import { blend, type Colour, parseHex, white } from './colour.ts';
import { colourNames } from './colour-names.ts';

/**
 * A colour in any CSS notation that a form may use (hex, `rgb()`, `hsl()`, a name), as it looks on its background; null
 * for anything else. Output is built from the numbers read here, never from the text.
 */
export function readColour(text: string, ground: Colour = white): Colour | null {
  const lower = text.trim().toLowerCase();
  const read = readHex(lower) ?? readFunction(lower) ?? readName(lower);
  return read && blend(read.colour, read.alpha, ground);
}

interface Translucent {
  readonly colour: Colour;
  readonly alpha: number;
}

// A fourth digit, or the seventh and eighth, is the alpha.
function readHex(text: string): Translucent | null {
  const [, digits = ''] = /^#([\da-f]{3,8})$/.exec(text) ?? [];
  const full = digits.length < 5 ? digits.replaceAll(/./g, '$&$&') : digits;
  const colour = full.length === 6 || full.length === 8 ? parseHex(full.slice(0, 6)) : null;
  return colour && { colour, alpha: full.length === 8 ? Number.parseInt(full.slice(6), 16) / 255 : 1 };
}

function readFunction(text: string): Translucent | null {
  const [, kind, inside = ''] = /^(rgb|hsl)a?\(([^()]*)\)$/.exec(text) ?? [];
  const parts = inside.trim().split(/\s*[,/]\s*|\s+/);
  if (kind === undefined || parts.length < 3 || parts.length > 4) return null;
  const [first = Number.NaN, second = Number.NaN, third = Number.NaN] = parts
    .slice(0, 3)
    .map((part, index) => amount(part, kind === 'rgb' ? 255 : index === 0 ? 360 : 100));
  const alpha = Math.min(1, amount(parts[3] ?? '1', 1));
  if ([first, second, third, alpha].some(Number.isNaN)) return null;
  const colour = kind === 'rgb' ? channels(first, second, third) : fromHue(first, second / 100, third / 100);
  return { colour, alpha };
}

// `50%` of the whole; an angle may have the unit deg.
function amount(text: string, whole: number): number {
  const [, number, unit] = /^(\d{1,3}(?:\.\d{1,6})?|\.\d{1,6})(%|deg)?$/.exec(text) ?? [];
  if (number === undefined || (unit === 'deg' && whole !== 360)) return Number.NaN;
  return unit === '%' ? (Number(number) / 100) * whole : Number(number);
}

function channels(...[red, green, blue]: readonly [number, number, number]): Colour {
  const whole = (channel: number) => Math.round(Math.min(255, channel));
  return { red: whole(red), green: whole(green), blue: whole(blue) };
}

function fromHue(hue: number, saturation: number, lightness: number): Colour {
  const light = Math.min(1, lightness);
  const reach = Math.min(1, saturation) * Math.min(light, 1 - light);
  const channel = (index: number) => {
    const turn = (index + hue / 30) % 12;
    return 255 * (light - reach * Math.max(-1, Math.min(turn - 3, 9 - turn, 1)));
  };
  return channels(channel(0), channel(8), channel(4));
}

function readName(text: string): Translucent | null {
  const colour = parseHex(colourNames.get(text) ?? '');
  return colour && { colour, alpha: text === 'transparent' ? 0 : 1 };
}
