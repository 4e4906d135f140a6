/** The words of the picture viewer, in the viewer's language. */
export interface PictureWords {
  readonly close: string;
  readonly image: {
    readonly tools: string;
    readonly zoomIn: string;
    readonly zoomOut: string;
    readonly rotateLeft: string;
    readonly rotateRight: string;
    readonly moveLeft: string;
    readonly moveRight: string;
    readonly reset: string;
    readonly previous: string;
    readonly next: string;
    readonly loading: string;
    readonly failed: string;
    readonly stage: string;
  };
}
