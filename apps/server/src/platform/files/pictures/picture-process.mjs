import sharp from 'sharp';

// Plain JavaScript, since it is started by its path from the source as well as from the bundle.

sharp.cache(false);
// A server that stops finishes what it began; when the server is gone, the work is abandoned.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.on('message', (task) => {
  void tasks[task.kind](task)
    .catch((error) => ({ failure: error instanceof Error ? error.message : 'unknown' }))
    .then((answer) => process.send?.(answer));
});

const tasks = { rewrite, grey };

/** Upright, in the usual colours, without metadata: by the first way that makes it short enough. */
async function rewrite({ content, mostPixels, format, ways, enough, most }) {
  for (const [index, options] of ways.entries()) {
    const image = sharp(content, { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true }).autoOrient();
    const { data, info } = await image.toFormat(format, options).toBuffer({ resolveWithObject: true });
    if (data.length <= (index === ways.length - 1 ? most : enough)) return answerOf(data, info);
  }
  return { failure: 'Longer than it came' };
}

/** Its shades of grey, made small, on white. */
async function grey({ content, mostPixels, side }) {
  const { data, info } = await sharp(content, { limitInputPixels: mostPixels, sequentialRead: true })
    .flatten({ background: '#fff' })
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return answerOf(data, info);
}

function answerOf(picture, { width, height }) {
  return { picture, width, height };
}
