const timeoutMs = 3000;

/** Whether a reload would reach the server, instead of ending in the browser's own error page. */
export async function serverAnswers(): Promise<boolean> {
  if (!navigator.onLine) return false;
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), timeoutMs);
  try {
    const answer = await fetch(location.pathname, { method: 'HEAD', cache: 'no-store', signal: stop.signal });
    return answer.status < 500;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
