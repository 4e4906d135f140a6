import { readFileSync } from 'node:fs';

/** Whether a process is alive; a zombie is not. */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
  return statusOf(pid)[0] !== 'Z';
}

/** When a process started, to distinguish it from a later one with the same pid. */
export function startOf(pid) {
  return statusOf(pid)[19] ?? '';
}

function statusOf(pid) {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return line.slice(line.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}
