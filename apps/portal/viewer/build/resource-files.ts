import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import type { Plugin } from 'vite';
import { resourceFolders, resourcePath } from '../resource-path.ts';

const source = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const types: Readonly<Record<string, string>> = { '.wasm': 'application/wasm', '.js': 'text/javascript' };

/** Copies what pdf.js fetches while rendering next to the scripts: character maps, standard fonts, decoders. */
export function resourceFiles(): Plugin {
  return {
    name: 'resource-files',
    generateBundle() {
      for (const name of resourceNames) {
        this.emitFile({ type: 'asset', fileName: resourcePath + name, source: readFileSync(join(source, name)) });
      }
    },
    configureServer({ middlewares, config }) {
      middlewares.use(config.base + resourcePath, ({ url = '' }, response, next) => {
        const name = resourceNames.find((file) => url === `/${file}`);
        if (name === undefined) return next();
        response.setHeader('content-type', types[extname(name)] ?? 'application/octet-stream');
        return response.end(readFileSync(join(source, name)));
      });
    },
  };
}

export const resourceNames = resourceFolders.flatMap((folder) =>
  readdirSync(join(source, folder)).map((name) => `${folder}/${name}`),
);
