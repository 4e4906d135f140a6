// React schedules what no input event asked for with `setImmediate`. On a busy machine that is late; with the variable set it
// always is, so that a screen test that looks too early fails each time and not by chance.
const delay = 25;

if (process.env['PORTICO_LATE_RENDER'] === '1')
  Object.assign(globalThis, {
    setImmediate: (run: (...values: unknown[]) => void, ...values: unknown[]) => setTimeout(run, delay, ...values),
  });
