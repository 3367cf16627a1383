/**
 * The text of an XML document: by its byte order mark, or what the server says, or what the document says itself, or
 * UTF-8 (RFC 7303, XML 1.0 appendix F). Bytes that are no text become replacement characters.
 */
export function decodeXml(bytes: Uint8Array, contentType: string | undefined): string {
  const label = labelOfMark(bytes) ?? charsetOf(contentType) ?? declaredIn(bytes) ?? "utf-8";
  return decoderFor(label).decode(bytes);
}

function labelOfMark([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return "utf-8";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  return first === 0xff && second === 0xfe ? "utf-16le" : undefined;
}

function charsetOf(contentType: string | undefined): string | undefined {
  return /;\s*charset="?([\w.:-]+)/i.exec(contentType ?? "")?.[1];
}

/** Every encoding in question has the declaration in ASCII, or with zeros between its characters. */
function declaredIn(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0x3c && bytes[1] === 0) return "utf-16le";
  if (bytes[0] === 0 && bytes[1] === 0x3c) return "utf-16be";
  const head = Buffer.from(bytes.subarray(0, 200)).toString("latin1");
  return /^<\?xml[^>]*\sencoding=["']([\w.:-]+)["']/.exec(head)?.[1];
}

/** An encoding that nobody knows is read as the usual one. */
function decoderFor(label: string): InstanceType<typeof TextDecoder> {
  try {
    return new TextDecoder(label);
  } catch {
    return new TextDecoder();
  }
}
