import { createServer } from 'node:http';

/** A server that answers as WeChat does, with a new ticket each time. */
export async function openWechat(secret: string) {
  const state = { tokens: 0, tickets: 0, isAway: false };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://wechat');
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(answerTo(url, Buffer.concat(chunks).toString())));
    });
  });

  function answerTo({ pathname, searchParams }: URL, body: string): object {
    if (state.isAway) return { errcode: -1, errmsg: `system error: ${body}` };
    if (pathname === '/cgi-bin/stable_token') {
      const { grant_type: grant, secret: given } = JSON.parse(body);
      if (grant !== 'client_credential' || given !== secret)
        return { errcode: 40_125, errmsg: `invalid secret ${given}` };
      state.tokens += 1;
      return { access_token: `token-${state.tokens}`, expires_in: 7_200 };
    }
    if (pathname !== '/cgi-bin/ticket/getticket' || searchParams.get('type') !== 'jsapi') return { errcode: 40_001 };
    if (searchParams.get('access_token') !== `token-${state.tokens}`) return { errcode: 42_001, errmsg: 'expired' };
    state.tickets += 1;
    return { errcode: 0, errmsg: 'ok', ticket: `ticket-${state.tickets}`, expires_in: 7_200 };
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    state,
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
