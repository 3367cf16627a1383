// What this browser stores of a person is encrypted under a key that no script can read, and that is deleted together with it.

export type Encrypted = {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly content: ArrayBuffer;
};

/** Rejects where the browser has no cryptography, such as at an address without TLS. */
export async function createKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
}

export async function encryptText(key: CryptoKey, text: string): Promise<Encrypted> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const content = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, new TextEncoder().encode(text));
  return { iv, content };
}

export async function decryptText(key: CryptoKey, { iv, content }: Encrypted): Promise<string> {
  return new TextDecoder().decode(await crypto.subtle.decrypt({ name: "AES-GCM", iv }, key, content));
}
