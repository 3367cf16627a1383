import { crc32 } from "node:zlib";

/** The smallest possible file of a case: a zip archive with one uncompressed file. */
export function aCaseFile(content: Uint8Array | string = "<case/>", name = "case.xml"): Buffer {
  const data = Buffer.from(content);
  const file = Buffer.from(name);
  const common = Buffer.alloc(26);
  common.writeUInt16LE(20, 0);
  common.writeUInt32LE(crc32(data), 10);
  common.writeUInt32LE(data.length, 14);
  common.writeUInt32LE(data.length, 18);
  common.writeUInt16LE(file.length, 22);
  const local = Buffer.concat([Buffer.from("504b0304", "hex"), common, file, data]);
  const central = Buffer.concat([Buffer.from("504b01021400", "hex"), common, Buffer.alloc(14), file]);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06_05_4b_50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, central, end]);
}
