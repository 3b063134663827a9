import { constants } from "node:zlib";
import { compression, defineAlgorithm } from "vite-plugin-compression2";

/**
 * Brotli and gzip beside each built text file, at best compression, for any static server (docs/deploy.md).
 */
export const compressedFiles = () =>
  compression({
    include: /\.(?:js|css|html)$/,
    threshold: 512,
    algorithms: [
      defineAlgorithm("brotliCompress", {
        params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
      }),
      defineAlgorithm("gzip", { level: constants.Z_BEST_COMPRESSION }),
    ],
  });
