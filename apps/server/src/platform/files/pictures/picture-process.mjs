import sharp from 'sharp';

// Plain JavaScript, because it is started by path both from source and from the bundle.

sharp.cache(false);
// While the server shuts down, work in progress is finished; if the server is gone, it is abandoned.
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

/** Re-encodes upright, in sRGB, without metadata, with the first option whose result is small enough. */
async function rewrite(content, { mostPixels, format, ways, enough, most }) {
  for (const [index, options] of ways.entries()) {
    const image = sharp(content, { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true }).autoOrient();
    const result = await image.toFormat(format, options).toBuffer({ resolveWithObject: true });
    if (result.data.length <= (index === ways.length - 1 ? most : enough)) return result;
  }
  throw new Error('Longer than it came');
}

/** A small greyscale copy on white. */
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

/** In pieces, because the receiving event loop is blocked while it copies one. */
async function sendMade(data, { width, height }, pieceBytes) {
  for (let at = 0; at < data.length; at += pieceBytes)
    await new Promise((sent) => process.send?.({ piece: data.subarray(at, at + pieceBytes) }, sent));
  process.send?.({ width, height });
}
