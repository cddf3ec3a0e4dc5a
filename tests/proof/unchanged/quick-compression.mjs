import { syncBuiltinESMExports } from 'node:module';
import zlib from 'node:zlib';

/* Loaded into a server before its own code: thousands of previews are each sent once, and compressing them well takes
   ten times as long as rendering them. */
const { brotliCompress, gzip, constants } = zlib;
zlib.brotliCompress = (text, _options, done) =>
  brotliCompress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } }, done);
zlib.gzip = (text, _options, done) => gzip(text, { level: 1 }, done);
syncBuiltinESMExports();
