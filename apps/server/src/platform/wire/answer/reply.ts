/** The little of an HTTP answer that a handler may set. */
export interface Reply {
  setCookie(name: string, value: string, maxAgeSeconds: number): void;
  clearCookie(name: string): void;
  /** A cookie by which a browser is known that signed in before. */
  setDeviceCookie(value: string, maxAgeSeconds: number): void;
  /** A cookie that goes with requests for files and no others. */
  setFileCookie(name: string, value: string, maxAgeSeconds: number): void;
}
