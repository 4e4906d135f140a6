import { Agent, get } from 'node:http';

// A separate process, so that only the server determines how long a read takes.
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const pauseMs = 3;

process.on('message', ({ url, token, count }: { url: string; token: string; count: number }) => {
  void readTimes(url, token, count).then((times) => process.send?.(times));
});

async function readTimes(url: string, token: string, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let read = 0; read < count; read += 1) {
    const startedAt = performance.now();
    await readOnce(url, token);
    times.push(performance.now() - startedAt);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return times;
}

let reads = 0;

function readOnce(url: string, token: string): Promise<void> {
  reads += 1;
  // Requests come from many IP addresses, because on a fast machine a single one would reach the rate limit.
  const address = `10.200.${(reads >> 8) & 255}.${reads & 255}`;
  return new Promise((resolve, reject) => {
    get(`${url}/v1/enroll/apply/home`, { agent, headers: { TOKEN: token, 'X-Forwarded-For': address } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`A read was answered with ${answer.statusCode}`));
      answer.resume().once('end', resolve);
    }).once('error', reject);
  });
}
