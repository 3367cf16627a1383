const endSignature = 0x06_05_4b_50;
const endBytes = 22;
/** A zip ends with a record that may carry a comment of so much. */
const longestComment = 65_535;

/** Looks at the end of a zip as it goes by: what is cut off, or goes on, is none. It holds no more than the end in memory. */
export function checkZipEnd(): { readonly take: (piece: Buffer) => void; readonly isWhole: () => boolean } {
  let tail: Buffer = Buffer.alloc(0);
  let size = 0;
  return {
    take: (piece) => {
      size += piece.length;
      const most = endBytes + longestComment;
      tail = piece.length >= most ? piece.subarray(-most) : Buffer.concat([tail, piece]).subarray(-most);
    },
    isWhole: () => {
      for (let at = tail.length - endBytes; at >= 0; at -= 1) {
        if (tail.readUInt32LE(at) === endSignature && endsAt(tail, at, size)) return true;
      }
      return false;
    },
  };
}

/** Whether the record is the last thing of the file, and its directory lies before it and is not empty. */
function endsAt(tail: Buffer, at: number, size: number): boolean {
  const comment = tail.readUInt16LE(at + 20);
  if (at + endBytes + comment !== tail.length) return false;
  const entries = tail.readUInt16LE(at + 10);
  const directoryBytes = tail.readUInt32LE(at + 12);
  const directoryAt = tail.readUInt32LE(at + 16);
  const isLarge = entries === 0xff_ff || directoryBytes === 0xff_ff_ff_ff || directoryAt === 0xff_ff_ff_ff;
  return isLarge || (entries > 0 && directoryAt + directoryBytes <= size - (tail.length - at));
}
