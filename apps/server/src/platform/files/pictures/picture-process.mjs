import sharp from 'sharp';

// Plain JavaScript, since it is started by its path from the source as well as from the bundle.

sharp.cache(false);
// A server that stops finishes what it began; when the server is gone, the work is abandoned.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));

let arrived = [];
process.on('message', (message) => {
  if (message.piece !== undefined) {
    arrived.push(message.piece);
    return;
  }
  const content = Buffer.concat(arrived);
  arrived = [];
  void tasks[message.kind](content, message)
    .then(({ data, info }) => sendMade(data, info, message.pieceBytes))
    .catch((error) => process.send?.({ failure: error instanceof Error ? error.message : 'unknown' }));
});

const tasks = { rewrite, grey, thumbnail };

/** Upright, in the usual colours, without metadata: by the first way that makes it short enough. */
async function rewrite(content, { mostPixels, format, ways, enough, most }) {
  for (const [index, options] of ways.entries()) {
    const image = sharp(content, { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true }).autoOrient();
    const result = await image.toFormat(format, options).toBuffer({ resolveWithObject: true });
    if (result.data.length <= (index === ways.length - 1 ? most : enough)) return result;
  }
  throw new Error('Longer than it came');
}

/** Its shades of grey, made small, on white. */
function grey(content, task) {
  return small(content, task).flatten({ background: '#fff' }).toColourspace('b-w').raw().toBuffer({
    resolveWithObject: true,
  });
}

function thumbnail(content, task) {
  return small(content, task).webp({ quality: 75 }).toBuffer({ resolveWithObject: true });
}

function small(content, { mostPixels, side }) {
  const image = sharp(content, { limitInputPixels: mostPixels, sequentialRead: true });
  return image.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
}

/** In pieces: whoever receives them does nothing else while it copies one. */
async function sendMade(data, { width, height }, pieceBytes) {
  for (let at = 0; at < data.length; at += pieceBytes)
    await new Promise((sent) => process.send?.({ piece: data.subarray(at, at + pieceBytes) }, sent));
  process.send?.({ width, height });
}
