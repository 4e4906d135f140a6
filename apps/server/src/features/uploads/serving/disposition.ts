/** Shown in the browser only where nothing in it can act: pictures, PDF, video, sound. Everything else is saved. */
export function disposition(name: string, type: string, isDownload: boolean): string {
  const isShown = !isDownload && (/^(?:image|video|audio)\//.test(type) || type === 'application/pdf');
  return `${isShown ? 'inline' : 'attachment'}; filename="${plain(name)}"; filename*=UTF-8''${encoded(name)}`;
}

/** For readers of old: what is not plain becomes a line. */
function plain(name: string): string {
  return name.replaceAll(/[^\x20-\x7e]|["\\%;]/g, '_');
}

// RFC 5987 leaves out a few signs that addresses may have.
function encoded(name: string): string {
  return encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
