import { crc32 } from "node:zlib";

/** A case as the editor of this station makes it, with its metadata (12.021). */
export function makeCase(jobId: string, now: number) {
  const made = new Date(now).toISOString();
  const metadata = {
    author: "Made at the station",
    version: "1.0",
    type: "patient-specific",
    module_id: "carotid-stenting",
    module_version: "2.1",
    case_id: `case-${jobId.slice(0, 8)}`,
    case_name: `Case of ${made.slice(0, 10)} ${made.slice(11, 16)}`,
    creation_time: made,
    platform_version: "1.0",
    discipline_level: ["Resident"],
    discipline_tags: ["Endovascular"],
    history: "72 years, hypertension; transient weakness of the right arm a week ago.",
    description: "A narrow left internal carotid artery, segmented from an angiography.",
    language: "en",
    region: "Neck and head",
    guidance: "Cross the narrow place with fluoroscopy alone, then show the result.",
  };
  const description = Buffer.from(JSON.stringify(metadata, null, 2));
  // A case as large as a small segmented vessel, so that its download can be watched.
  const vessel = Buffer.from(Array.from({ length: 300_000 }, (_, at) => (at * 31 + (at >> 5)) & 0xff));
  return {
    metadata,
    content: buildZip([
      ["case.json", description],
      ["vessel.bin", vessel],
    ]),
  };
}

/** A zip file with uncompressed files. */
function buildZip(files: readonly (readonly [name: string, content: Buffer])[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, content] of files) {
    const sums = Buffer.alloc(12);
    sums.writeUInt32LE(crc32(content), 0);
    sums.writeUInt32LE(content.length, 4);
    sums.writeUInt32LE(content.length, 8);
    const names = Buffer.alloc(4);
    names.writeUInt16LE(name.length, 0);
    // Zip version 2.0, no flags, stored, without a time.
    const common = Buffer.from([20, 0, 0, 0, 0, 0, 0, 0, 0x21, 0]);
    const local = Buffer.concat([Buffer.from("PK\x03\x04"), common, sums, names, Buffer.from(name), content]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    directory.push(
      Buffer.concat([
        Buffer.from("PK\x01\x02"),
        Buffer.from([20, 0]),
        common,
        sums,
        names,
        place,
        Buffer.from(name),
      ]),
    );
    parts.push(local);
    at += local.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...parts, list, Buffer.from("PK\x05\x06"), end]);
}
