import { formOf } from '@portico/form-engine/editing/form-parts';
import type { FormStore } from '../draft/form-store.ts';
import type { CheckAnswer, CheckRequest } from './check-request.ts';

/** Whoever checks, apart from the page. */
export interface CheckWorker {
  readonly ask: (request: CheckRequest) => void;
  readonly onAnswer: (listener: (answer: CheckAnswer) => void) => void;
  readonly terminate: () => void;
}

const restMs = 600;

/**
 * Has a draft checked a moment after the last change, by a worker. One check at a time: what changes meanwhile is checked
 * afterwards. What was found stays until the next answer.
 */
export class FormChecker {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isChecking = false;
  private isStale = false;
  private readonly stop: () => void;

  constructor(
    private readonly store: FormStore,
    private readonly worker: CheckWorker,
    private readonly setting: () => Omit<CheckRequest, 'form'>,
  ) {
    worker.onAnswer((answer) => {
      this.isChecking = false;
      store.takeSearched(answer);
      if (this.isStale) this.checkSoon();
    });
    this.stop = store.subscribeForm(() => this.checkSoon());
    this.check();
  }

  readonly close = (): void => {
    clearTimeout(this.timer);
    this.stop();
    this.worker.terminate();
  };

  /** A moment after the last change, or after something else was learnt that matters. */
  readonly checkSoon = (): void => {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.check(), restMs);
  };

  private check(): void {
    this.isStale = this.isChecking;
    if (this.isChecking) return;
    this.isChecking = true;
    this.worker.ask({ form: formOf(this.store.readParts()), ...this.setting() });
  }
}
