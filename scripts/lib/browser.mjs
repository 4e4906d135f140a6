import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Refusal } from './refusal.mjs';
import { run } from './run.mjs';

const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const applications = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];
const help = 'install chromium, or set PORTICO_CHROMIUM to the path of one';

/** The path of a Chromium; if there is none and apt-get is available, it is installed. */
export async function ensureBrowser() {
  const chosen = process.env.PORTICO_CHROMIUM;
  if (chosen && !isProgram(chosen)) throw new Refusal(`PORTICO_CHROMIUM (${chosen}) is no program: ${help}.`);
  return chosen || findBrowser() || installBrowser();
}

function findBrowser() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...paths, ...applications].find(isProgram);
}

async function installBrowser() {
  const aptGet = await findAptGet();
  if (!aptGet) throw new Refusal(`There is no browser for the tests: ${help}.`);
  console.log('Installing a browser (first test only) …');
  const options = { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } };
  const [command, ...before] = aptGet;
  await run(command, [...before, 'update'], options);
  let complaint = '';
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const args = ['install', '-y', '--no-install-recommends', name, 'fonts-liberation'];
    const { code, output } = await run(command, [...before, ...args], options);
    const path = code === 0 && findBrowser();
    if (path) return path;
    complaint = output.trim().split('\n').at(-1);
  }
  throw new Refusal(`A browser for the tests cannot be installed (${complaint}): ${help}.`);
}

async function findAptGet() {
  const works = async (command, args) => (await run(command, args, { quiet: true })).code === 0;
  if (!(await works('apt-get', ['--version']))) return undefined;
  if (process.getuid() === 0) return ['apt-get'];
  return (await works('sudo', ['-n', 'true'])) ? ['sudo', '-n', 'apt-get'] : undefined;
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
