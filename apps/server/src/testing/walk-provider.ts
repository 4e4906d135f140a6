/** Goes through the pages of a provider like a browser, as the person, or cancels; gives the query with which it comes back. */
export async function walkProvider(url: string, person: string | null, backTo: string): Promise<string> {
  const cookies = new Map<string, string>();
  let request: { readonly url: string; readonly form?: URLSearchParams } = { url };
  for (let steps = 0; steps < 12; steps += 1) {
    const answer = await fetch(request.url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
      ...(request.form !== undefined && { method: 'POST', body: request.form }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]?.split(/=(.*)/s) ?? [];
      cookies.set(name, value);
    }
    const next = answer.headers.get('location');
    if (next === null) {
      const isForm = answer.ok && request.form === undefined;
      if (!isForm) throw new Error(`the provider stopped: ${answer.status} ${await answer.text()}`);
      const form: Record<string, string> = person === null ? { cancel: '1' } : { person };
      request = { url: request.url, form: new URLSearchParams(form) };
      continue;
    }
    const address = new URL(next, request.url);
    if (address.href.startsWith(backTo)) return address.search.slice(1);
    request = { url: address.href };
  }
  throw new Error('the provider leads in circles');
}
