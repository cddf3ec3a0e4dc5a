/** The archive that USDZ asks for: nothing is compressed, and every file starts at a multiple of 64 bytes. */
import { crc32 } from 'node:zlib';

const ALIGNMENT = 64;
/** The first day that an archive can name, so that the same files make the same archive. */
const DATE = 0x0021;

export function storedZip(files: readonly (readonly [name: string, bytes: Uint8Array])[]): Buffer {
  const parts: Uint8Array[] = [],
    entries: Buffer[] = [];
  let length = 0;
  for (const [name, bytes] of files) {
    const start = length,
      bare = start + 30 + name.length,
      // padding is an extra field, whose own head takes four bytes
      extra = Buffer.alloc(4 + ((ALIGNMENT - ((bare + 4) % ALIGNMENT)) % ALIGNMENT));
    extra.writeUInt16LE(0x1986);
    extra.writeUInt16LE(extra.length - 4, 2);
    const about = Buffer.alloc(26);
    about.writeUInt16LE(10);
    about.writeUInt16LE(DATE, 8);
    about.writeUInt32LE(crc32(bytes), 10);
    about.writeUInt32LE(bytes.length, 14);
    about.writeUInt32LE(bytes.length, 18);
    about.writeUInt16LE(name.length, 22);
    const local = Buffer.from(about);
    local.writeUInt16LE(extra.length, 24);
    parts.push(Buffer.from('PK\x03\x04', 'latin1'), local, Buffer.from(name), extra, bytes);
    length = bare + extra.length + bytes.length;
    const place = Buffer.alloc(14);
    place.writeUInt32LE(start, 10);
    entries.push(Buffer.concat([Buffer.from('PK\x01\x02\x0a\x00', 'latin1'), about, place, Buffer.from(name)]));
  }
  const directory = Buffer.concat(entries),
    end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(length, 16);
  return Buffer.concat([...parts, directory, end]);
}
