import { type PictureKind, pictureKinds } from '@portico/contract/look-parts';
import type { Look } from '@portico/contract/look.schemas';
import { useQueries } from '@tanstack/react-query';
import { pictureUrl } from './picture-url.ts';

/** The pictures as data URLs: a sandboxed frame cannot load them itself. */
export function usePictureUrls(project: string, look: Look): Readonly<Record<PictureKind, string>> {
  return useQueries({
    queries: pictureKinds.map((kind) => ({
      queryKey: ['look picture', project, look.pictures[kind]],
      queryFn: () => readPicture(project, look.pictures[kind]),
      staleTime: Infinity,
    })),
    combine: ([logo, icon, header, qr]) => ({
      logo: logo?.data ?? '',
      icon: icon?.data ?? '',
      header: header?.data ?? '',
      qr: qr?.data ?? '',
    }),
  });
}

async function readPicture(project: string, digest: string | null): Promise<string> {
  if (digest === null) return '';
  const answer = await fetch(pictureUrl(project, digest));
  return answer.ok ? toDataUrl(await answer.blob()) : '';
}

function toDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(new Error('The picture cannot be read')));
    reader.readAsDataURL(blob);
  });
}
