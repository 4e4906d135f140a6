/** The few parts of an HTTP response that a handler may set. */
export interface Reply {
  setCookie(name: string, value: string, maxAgeSeconds: number): void;
  clearCookie(name: string): void;
  /** A cookie that identifies a known device. */
  setDeviceCookie(value: string, maxAgeSeconds: number): void;
  /** A cookie that is only sent with requests for files. */
  setFileCookie(name: string, value: string, maxAgeSeconds: number): void;
}
