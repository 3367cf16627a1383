/** The value of a cookie, percent-decoded; null if it is missing or empty (1.020). */
export function readCookie(cookies: string, name: string): string | null {
  for (const pair of cookies.split(";")) {
    const [key, ...rest] = pair.split("=");
    if (key?.trim() !== name) continue;
    const value = rest.join("=").trim();
    return value === "" ? null : decoded(value);
  }
  return null;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
