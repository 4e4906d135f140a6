import sharp from 'sharp';
import { pick } from '../people/pick.ts';

export interface Picture {
  readonly content: Buffer;
  readonly width: number;
  readonly height: number;
}

const grounds = ['#e7eef5', '#f3ece4', '#e9f3ee', '#efeaf4'] as const;
const coats = ['#33475b', '#6b4f3a', '#2f6f62', '#584a75', '#7a3b46'] as const;
const hairs = ['#1d1b1a', '#3a2a20', '#15202b'] as const;

/** A drawn portrait, which shows no real person. */
export function drawPortrait(index: number): Promise<Picture> {
  const hair = pick(hairs, index);
  const isLong = index % 2 === 0;
  return draw(
    295,
    413,
    `<rect width="295" height="413" fill="${pick(grounds, index)}"/>
     ${isLong ? `<path d="M82 300V165a66 66 0 0 1 132 0v135z" fill="${hair}"/>` : ''}
     <path d="M20 413c0-92 58-128 127-128s128 36 128 128z" fill="${pick(coats, index)}"/>
     <path d="M122 255h52v46c-14 20-38 20-52 0z" fill="#e9b99a"/>
     <ellipse cx="148" cy="190" rx="58" ry="74" fill="#f2c9ab"/>
     <path d="M88 182c-4-62 26-88 60-88s66 26 60 88c-14-30-30-44-60-44s-48 14-60 44z" fill="${hair}"/>
     <path d="M126 228c12 10 32 10 44 0" stroke="#b9705a" stroke-width="4" fill="none" stroke-linecap="round"/>
     <circle cx="126" cy="190" r="5" fill="#2a2320"/><circle cx="170" cy="190" r="5" fill="#2a2320"/>`,
    'jpeg',
  );
}

/** A drawn view of a campus: hills, a building, water. */
export function drawCampus(index: number): Promise<Picture> {
  const coat = pick(coats, index);
  const windows = [0, 1, 2, 3, 4, 5].flatMap((column) =>
    [0, 1, 2].map(
      (row) => `<rect x="${470 + column * 52}" y="${300 + row * 62}" width="30" height="38" fill="#f6f1dc"/>`,
    ),
  );
  return draw(
    1200,
    675,
    `<rect width="1200" height="675" fill="${pick(grounds, index)}"/>
     <circle cx="${220 + index * 180}" cy="150" r="64" fill="#f3d9a4"/>
     <path d="M0 430c160-130 300-120 460-20s300 60 420-40 220-60 320 0v305H0z" fill="${coat}" opacity=".28"/>
     <rect x="440" y="270" width="340" height="220" fill="${coat}"/><path d="M420 270h380l-190-80z" fill="${coat}"/>
     ${windows.join('')}
     <rect y="490" width="1200" height="185" fill="#b9cfd6"/><path d="M0 545h1200M0 600h1200" stroke="#d7e5e9" stroke-width="6"/>`,
    'jpeg',
  );
}

/** The scan of a card. */
export function drawCard(index: number): Promise<Picture> {
  const bars = [60, 96, 132, 168, 216].map(
    (y, at) =>
      `<rect x="40" y="${y}" width="${[150, 220, 190, 250, 300][at] ?? 200}" height="14" rx="7" fill="#9fb3bf"/>`,
  );
  return draw(
    640,
    404,
    `<rect width="640" height="404" fill="#dfe6ea"/>
     <rect x="14" y="14" width="612" height="376" rx="22" fill="#f7fafb" stroke="#b9c7cf" stroke-width="3"/>
     <circle cx="120" cy="330" r="44" fill="${pick(coats, index)}" opacity=".12"/>
     ${bars.join('')}
     <rect x="440" y="60" width="150" height="200" rx="8" fill="${pick(grounds, index)}"/>
     <ellipse cx="515" cy="140" rx="36" ry="46" fill="#f2c9ab"/>
     <path d="M452 260c0-56 32-72 63-72s63 16 63 72z" fill="${pick(coats, index)}"/>
     <rect x="40" y="320" width="420" height="20" rx="6" fill="#7d929e"/>`,
    'jpeg',
  );
}

/** An imitation of a handwritten name. */
export function drawSignature(index: number): Promise<Picture> {
  const strokes = [
    `M60 150C90 40 130 40 118 130s-50 60-20 20 80-110 92-40-30 70 0 30 60-60 70-10 30 40 60-20`,
    `M50 110c60-70 110-60 90 10s-90 70-40 20 110-80 120-20-10 60 30 20 70-70 80-20 60 30 110-40`,
    `M70 60v110M40 110h90M160 70c-20 60-30 90-10 90s50-60 60-90c-6 50-4 90 20 80s50-70 60-100M330 80c-40 20-50 80-10 80s70-50 120-60`,
  ] as const;
  return draw(
    480,
    220,
    `<path d="${pick(strokes, index)}" transform="rotate(${(index % 7) - 3} 240 110)" fill="none" stroke="#16324f"
       stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`,
    'png',
  );
}

async function draw(width: number, height: number, shapes: string, format: 'jpeg' | 'png'): Promise<Picture> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes}</svg>`;
  const picture = sharp(Buffer.from(svg));
  const content = await (format === 'jpeg' ? picture.jpeg({ quality: 82 }) : picture.png()).toBuffer();
  return { content, width, height };
}
