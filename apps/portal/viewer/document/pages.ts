import { AnnotationMode, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import {
  EventBus,
  GenericL10n,
  LinkTarget,
  PDFFindController,
  PDFLinkService,
  PDFViewer,
} from 'pdfjs-dist/legacy/web/pdf_viewer.mjs';
import type { PageWords } from '../page-words.ts';
import { zoomByHand } from './zoom-by-hand.ts';

/** The pages of the document. Pages out of view are not rendered. */
export interface Pages {
  readonly show: (pdf: PDFDocumentProxy) => void;
  readonly count: () => number;
  readonly current: () => number;
  readonly turnTo: (page: number) => void;
  readonly percent: () => number;
  readonly zoom: (way: 'in' | 'out' | 'fit') => void;
  readonly find: (search: Search) => void;
  /** Reports everything that the toolbar shows. */
  readonly on: (name: PagesNews, hear: (event: FindNews) => void) => void;
}

export type PagesNews =
  | 'pagesinit'
  | 'pagechanging'
  | 'scalechanging'
  | 'updatefindmatchescount'
  | 'updatefindcontrolstate';

export interface FindNews {
  readonly matchesCount?: { readonly current: number; readonly total: number };
}

export interface Search {
  readonly query: string;
  readonly again: boolean;
  readonly backwards: boolean;
}

export function createPages(container: HTMLDivElement, viewer: HTMLDivElement, words: PageWords): Pages {
  const eventBus = new EventBus();
  const linkService = new PDFLinkService({
    eventBus,
    externalLinkTarget: LinkTarget.BLANK,
    externalLinkRel: 'noopener noreferrer nofollow',
  });
  const findController = new PDFFindController({ linkService, eventBus });
  const pages = new PDFViewer({
    container,
    viewer,
    eventBus,
    linkService,
    findController,
    // Passed in so that pdf.js does not translate the page: our own words are set here.
    l10n: new GenericL10n(undefined),
    // Filled-in fields and stamps are rendered, but nothing can be typed.
    annotationMode: AnnotationMode.ENABLE,
    maxCanvasPixels: 2 ** 24,
  });
  linkService.setViewer(pages);
  const fit = () => {
    pages.currentScaleValue = 'page-width';
  };
  eventBus.on('pagesinit', () => {
    fit();
    viewer.querySelectorAll('.page').forEach((page, index) => {
      page.setAttribute('aria-label', `${words.page} ${index + 1}`);
    });
  });
  let isFitting = true;
  zoomByHand(container, (scaleFactor, origin) => {
    isFitting = false;
    pages.updateScale({ drawingDelay: 400, scaleFactor, origin });
  });
  new ResizeObserver(() => {
    if (isFitting && pages.pagesCount > 0) fit();
  }).observe(container);
  return {
    show: (pdf) => {
      pages.setDocument(pdf);
      linkService.setDocument(pdf);
    },
    count: () => pages.pagesCount,
    current: () => pages.currentPageNumber,
    turnTo: (page) => {
      pages.currentPageNumber = Math.min(pages.pagesCount, Math.max(1, page));
    },
    percent: () => Math.round(pages.currentScale * 100),
    zoom: (way) => {
      isFitting = way === 'fit';
      if (way === 'fit') fit();
      else if (way === 'in') pages.increaseScale();
      else pages.decreaseScale();
    },
    find: ({ query, again, backwards }) =>
      eventBus.dispatch('find', {
        source: pages,
        type: again ? 'again' : '',
        query,
        caseSensitive: false,
        entireWord: false,
        highlightAll: true,
        findPrevious: backwards,
        matchDiacritics: false,
      }),
    on: (name, hear) => eventBus.on(name, hear),
  };
}
