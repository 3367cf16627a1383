/** The beginning of every credential, by which scanners for leaked secrets recognise it. */
export const credentialPrefix = "cathedra_scim_";

/** The number of random bytes in a credential. */
export const credentialBytes = 32;

/** Whether a text can be a credential of a directory. */
export function isCredential(text: string): boolean {
  return /^cathedra_scim_[A-Za-z0-9_-]{43}$/.test(text);
}
