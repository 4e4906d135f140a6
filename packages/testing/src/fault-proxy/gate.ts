/** Nothing passes while it is shut; what waits continues when it opens. */
export class Gate {
  #opened = Promise.resolve();
  #open: () => void = () => undefined;

  shut(): void {
    this.open();
    this.#opened = new Promise((resolve) => {
      this.#open = resolve;
    });
  }

  open(): void {
    this.#open();
  }

  passed(): Promise<void> {
    return this.#opened;
  }
}
