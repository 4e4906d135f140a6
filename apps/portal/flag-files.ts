import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const folder = join(dirname(createRequire(import.meta.url).resolve('country-flag-icons/package.json')), '3x2');
const prefix = 'assets/flags/';

/** Copies a picture of each country's flag next to the scripts, as `assets/flags/CN.svg`. */
export function flagFiles(): Plugin {
  return {
    name: 'flag-files',
    generateBundle() {
      for (const name of flagNames) {
        this.emitFile({ type: 'asset', fileName: prefix + name, source: readFileSync(join(folder, name)) });
      }
    },
    configureServer({ middlewares, config }) {
      middlewares.use(config.base + prefix, ({ url = '' }, response, next) => {
        const name = flagNames.find((file) => url === `/${file}`);
        if (name === undefined) return next();
        response.setHeader('content-type', 'image/svg+xml');
        return response.end(readFileSync(join(folder, name)));
      });
    },
  };
}

// Countries and territories only; names of regions, such as GB-WLS, are longer.
export const flagNames = readdirSync(folder).filter((name) => /^[A-Z]{2}\.svg$/.test(name));
