/** Crockford's base 32: no letter that is mistaken for a digit, nothing at which a double click stops. */
const digits = "0123456789abcdefghjkmnpqrstvwxyz";

/** The bytes as text, lower case, five bits a digit; the last digit is filled up with zeros. */
export function base32(bytes: Uint8Array): string {
  let text = "";
  let bits = 0;
  let held = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += digits[(held >> bits) & 31];
    }
    held &= (1 << bits) - 1;
  }
  return bits === 0 ? text : text + digits[(held << (5 - bits)) & 31];
}

/** A pattern that matches the Base32 text of so many bytes. */
export function base32Pattern(byteLength: number): string {
  return `[${digits}]{${Math.ceil((byteLength * 8) / 5)}}`;
}
