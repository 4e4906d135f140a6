import type { ByteRange } from '../../../platform/storage/storage.ts';

/** What a Range header asks of a file: a part, all of it (also where the header is not understood), or what is not there. */
export function readRange(header: string | undefined, size: number): ByteRange | 'whole' | 'outside' {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '');
  if (match === null) return 'whole';
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return 'whole';
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'outside' : { from: size - length, to: size - 1 };
  }
  const from = Number(first);
  const to = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < from) return 'whole';
  return from >= size ? 'outside' : { from, to };
}
