import { vi } from 'vitest';

interface FakeRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: FormData;
  readonly isAborted: () => boolean;
  readonly progress: (loaded: number, total: number) => void;
  readonly answer: (http: number, body: unknown) => void;
  readonly lose: () => void;
}

/** A fake XMLHttpRequest: the test answers each request when it chooses. */
export function fakeRequests(): FakeRequest[] {
  const sent: FakeRequest[] = [];
  class Fake extends EventTarget {
    readonly upload = new EventTarget();
    status = 0;
    responseText = '';
    private url = '';
    private aborted = false;
    private readonly headers: Record<string, string> = {};
    open(_method: string, url: string) {
      this.url = url;
    }
    setRequestHeader(name: string, value: string) {
      this.headers[name] = value;
    }
    abort() {
      this.aborted = true;
      this.end('abort');
    }
    send(body: FormData) {
      sent.push({
        url: this.url,
        headers: this.headers,
        body,
        isAborted: () => this.aborted,
        progress: (loaded, total) => this.upload.dispatchEvent(new ProgressEvent('progress', { loaded, total })),
        answer: (http, answer) => {
          this.status = http;
          this.responseText = typeof answer === 'string' ? answer : JSON.stringify(answer);
          this.end('load');
        },
        lose: () => this.end('error'),
      });
    }
    private end(type: string) {
      this.dispatchEvent(new Event(type));
      this.dispatchEvent(new Event('loadend'));
    }
  }
  vi.stubGlobal('XMLHttpRequest', Fake);
  return sent;
}
