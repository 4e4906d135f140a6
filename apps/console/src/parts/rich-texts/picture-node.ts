import { Node } from '@tiptap/react';

/** The address of a picture in a stored text, followed by the id of its file. */
const stored = '/content/';

/** A picture of ours between paragraphs. One from elsewhere is dropped as it is pasted. */
export function pictureNode(urlOf: (file: string) => string) {
  return Node.create({
    name: 'picture',
    group: 'block',
    atom: true,
    draggable: true,
    addAttributes: () => ({
      file: {
        default: '',
        parseHTML: (picture: HTMLElement) => picture.getAttribute('src')?.slice(stored.length) ?? '',
        renderHTML: ({ file }: { readonly file?: string }) => ({ src: `${stored}${file ?? ''}` }),
      },
      alt: { default: '' },
      // With both, the page does not move when the picture arrives.
      width: { default: null },
      height: { default: null },
    }),
    parseHTML: () => [{ tag: `img[src^="${stored}"]` }],
    renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
    // Whoever writes fetches it from another address than readers.
    addNodeView:
      () =>
      ({ node: { attrs } }) => {
        const dom = document.createElement('img');
        dom.src = urlOf(String(attrs['file']));
        dom.alt = String(attrs['alt']);
        for (const side of ['width', 'height']) if (attrs[side] !== null) dom.setAttribute(side, String(attrs[side]));
        return { dom };
      },
  });
}
