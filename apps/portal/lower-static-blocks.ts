import { transformWithOxc, type Plugin } from 'vite';

const staticBlock = /\bstatic\s*\{/;

/**
 * Rewrites static blocks, the one part of ES2022 that Safari lacks before 16.4, in the few modules that have any. With
 * Safari as a build target, every private field would become a WeakMap as well, which adds kilobytes to the first load.
 */
export function lowerStaticBlocks(): Plugin {
  return {
    name: 'lower-static-blocks',
    apply: 'build',
    enforce: 'post',
    transform: (code, id) => (staticBlock.test(code) ? transformWithOxc(code, id, { target: 'safari15.4' }) : null),
    generateBundle(_options, bundle) {
      for (const output of Object.values(bundle))
        if (output.type === 'chunk' && staticBlock.test(output.code))
          this.error(`${output.fileName} has a static block`);
    },
  };
}
