/** Red, green and blue, each 0 to 255. */
export interface Colour {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

/** The WCAG AA contrast for text of ordinary size. */
export const textContrast = 4.5;

export const white: Colour = { red: 255, green: 255, blue: 255 };
const ink: Colour = { red: 20, green: 28, blue: 32 };
const black: Colour = { red: 0, green: 0, blue: 0 };

/** Reads `#abc` or `#aabbcc`; null for anything else (spec 5: hex colour has 3 or 6 digits). */
export function parseHex(text: string): Colour | null {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim())?.[1];
  if (digits === undefined) return null;
  const full = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits;
  const number = Number.parseInt(full, 16);
  return { red: number >> 16, green: (number >> 8) & 255, blue: number & 255 };
}

/** Reads `rgba(1, 2, 3, 0.4)`; null for anything else. */
export function parseRgba(text: string): { readonly colour: Colour; readonly alpha: number } | null {
  const parts = /^rgba\((\d{1,3}), ?(\d{1,3}), ?(\d{1,3}), ?([\d.]+)\)$/.exec(text)?.slice(1).map(Number) ?? [];
  const [red, green, blue, alpha] = parts;
  if (red === undefined || green === undefined || blue === undefined || alpha === undefined) return null;
  return { colour: { red, green, blue }, alpha };
}

export function toHex({ red, green, blue }: Colour): string {
  return `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

export function toRgba({ red, green, blue }: Colour, alpha: number): string {
  return `rgba(${red}, ${green}, ${blue}, ${alpha})`;
}

/** Darkens by a fraction; the hue stays. */
export function darken(colour: Colour, share: number): Colour {
  return scaled(colour, 1 - share);
}

/** The result of a translucent colour over another. */
export function blend(colour: Colour, alpha: number, ground: Colour): Colour {
  const mixed = (above: number, below: number): number => Math.round(above * alpha + below * (1 - alpha));
  return {
    red: mixed(colour.red, ground.red),
    green: mixed(colour.green, ground.green),
    blue: mixed(colour.blue, ground.blue),
  };
}

/** WCAG contrast ratio, 1 to 21. */
export function contrastRatio(one: Colour, other: Colour): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

/**
 * White if it can be read on all of these backgrounds, else ink, else black: the text colour of buttons and banners.
 */
export function foregroundOn(...grounds: readonly Colour[]): Colour {
  const weakest = (text: Colour): number => Math.min(...grounds.map((ground) => contrastRatio(text, ground)));
  const readable = [white, ink, black].find((text) => weakest(text) >= textContrast);
  return readable ?? (weakest(white) > weakest(black) ? white : black);
}

/** The colour itself, or darkened just enough to be readable on the background. */
export function readableOn(ground: Colour, colour: Colour): Colour {
  for (let share = 0; share < 1; share += 0.01) {
    const candidate = darken(colour, share);
    if (contrastRatio(candidate, ground) >= textContrast) return candidate;
  }
  return black;
}

function scaled({ red, green, blue }: Colour, factor: number): Colour {
  return { red: Math.round(red * factor), green: Math.round(green * factor), blue: Math.round(blue * factor) };
}

function luminance({ red, green, blue }: Colour): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
