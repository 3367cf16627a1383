/**
 * Frees the memory of a piece that was read and is not needed any longer, without waiting for the garbage collector: the pieces of
 * one unpacked picture are 67 MB, for which it would stop the process several times. A piece that shares its memory, with what
 * the stream writes next or with Node's pool of small buffers, is left.
 */
export function releaseBuffer({ buffer, length }: Buffer): void {
  if (length === buffer.byteLength && buffer instanceof ArrayBuffer) buffer.transfer(0);
}
